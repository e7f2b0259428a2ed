/** `npm run build`: tells what is wrong with content and settings, or builds the site. */
import { build } from './run-build.mjs'

process.exit(build() ? 0 : 1)
