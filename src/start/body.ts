import { keepPresses } from './early-presses'
import { loadScripts } from './load-scripts'
import { placePage } from './place-page'

// Runs when gate and page have been read, still before the first paint.
if (window.start.access === 'opening') placePage()
keepPresses()
loadScripts()
