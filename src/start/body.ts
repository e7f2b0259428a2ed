import { greet } from '../lib/link-wishes'
import { keepPresses } from './early-presses'
import { loadScripts } from './load-scripts'
import { placePage } from './place-page'

// Runs when gate and page have been read, still before the first paint.
if (window.start.access === 'opening') placePage()
if (__READERS__) greet(document.querySelector('[data-greeting]'))
keepPresses()
loadScripts()
