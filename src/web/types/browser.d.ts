import 'react'

declare module 'react' {
  interface CSSProperties {
    /** Custom properties that a component passes to its style sheet. */
    [property: `--${string}`]: string | number | undefined
  }
}

declare global {
  interface Navigator {
    /** Not in every browser, so not in the standard types. */
    readonly connection?: { readonly saveData?: boolean }
    /** The visitor asks not to be passed on to others. */
    readonly globalPrivacyControl?: boolean
  }
}
