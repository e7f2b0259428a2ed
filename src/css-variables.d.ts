import 'react'

declare module 'react' {
  /** Lets `style` carry the custom properties that the style sheet reads. */
  interface CSSProperties {
    [variable: `--${string}`]: string | number | undefined
  }
}
