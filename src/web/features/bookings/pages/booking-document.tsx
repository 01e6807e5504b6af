import type { ReactNode } from 'react'
import { pages } from '#shared/paths.ts'
import { PlainBar } from '#web/components/layout/plain-bar.tsx'
import { buttonClass } from '#web/components/ui/button.tsx'
import { NotFoundState } from '#web/components/ui/feedback/empty-state.tsx'

interface BookingDocumentProps {
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
export function BookingDocument({ title, styles, signedIn, children }: BookingDocumentProps) {
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

/** For an invalid link: truncated, or of a deleted booking. */
export function UnknownBooking({ sentence }: { sentence: string }) {
  return (
    <main id="content">
      <NotFoundState
        title="We cannot find that booking"
        text={sentence}
        action={
          <a className={buttonClass({ variant: 'line' })} href={pages.home}>
            Back to Home
          </a>
        }
      />
    </main>
  )
}
