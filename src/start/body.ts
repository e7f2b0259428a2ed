import { loadScripts } from './load-scripts'
import { placePage } from './place-page'

// Runs when gate and first screen have been read.
if (window.start.access === 'opening') placePage()
loadScripts()
