/** Put in by the build (pipeline/settings/bundle-constants.ts): each takes whole branches of code out of a bundle. */
declare const __CONTACT__: 'form' | 'mail'
/** Whether the server decides who gets a page. */
declare const __LOCK__: boolean
/** Whether there are links for recipients, and an owner who sees what was read. */
declare const __READERS__: boolean
