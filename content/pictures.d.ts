/** `import cover from './images/covers/x.webp?picture'` gives the picture with its built variants. */
declare module '*?picture' {
  const picture: import('./types').Picture
  export default picture
}

/** `import film from '../videos/x.mp4?url'` gives the file's address. */
declare module '*?url' {
  const address: string
  export default address
}

/**
 * `import part from './images/x.webp?crop=10,0,30,60&picture'` gives a part of it: left, top, width and height in
 * percent.
 */
declare module '*&picture' {
  const picture: import('./types').Picture
  export default picture
}

/** `import mark from './images/logos/x.svg?raw'` gives the drawing itself, so that it takes the text color. */
declare module '*.svg?raw' {
  const markup: string
  export default markup
}
