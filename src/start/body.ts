import { loadScripts } from './load-scripts'
import { placePage } from './place-page'
import { setBegun } from './start-state'

// Runs when gate and first screen have been read.
if (window.start.access === 'opening') placePage()
requestAnimationFrame(() => requestAnimationFrame(setBegun))
loadScripts()
