/** Put in by the build (pipeline/settings/bundle-constants.ts). */
declare const __ACCESS__: { salt: string; hash: string }
declare const __BACKEND__: { url: string; key: string }
declare const __CONTACT__: 'form' | 'mail'
declare const __ORIGIN__: string
/** Whether visitors have to give a password. */
declare const __GATE__: boolean
/** Whether search engines may list the site. */
declare const __INDEXING__: boolean
/** Which service counts visits; empty for none. */
declare const __ANALYTICS__: '' | 'plausible' | 'umami' | 'google'
/** Whether the server decides who gets a page. */
declare const __LOCK__: boolean
/** Whether the gate tells whose site it is. */
declare const __OWNER_SHOWN__: boolean
/** Whether there are links for recipients, and an owner who sees what was read. */
declare const __READERS__: boolean
