import type { ReactNode } from 'react'
import { PlainBar } from './plain-bar.tsx'

interface PlainDocumentProps {
  title: string
  styles: readonly string[]
  /** Whether this browser has a session, so that the bar leads to the dashboard. */
  signedIn: boolean
  children: ReactNode
}

/**
 * A page without script. Its secret address must not leak: not to an index, and not to other sites by a link.
 * 'no-referrer' would hide our own origin from our own forms.
 */
export function PlainDocument({ title, styles, signedIn, children }: PlainDocumentProps) {
  return (
    <html lang="en-ZA">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#fcf6ea" />
        <meta name="robots" content="noindex" />
        <meta name="referrer" content="same-origin" />
        <title>{`${title} | CPT Recommends`}</title>
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        {styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
      </head>
      <body>
        <PlainBar signedIn={signedIn} />
        {children}
      </body>
    </html>
  )
}
