import type { ReactElement, ReactNode } from 'react'
import { DISPLAY, INKS } from './colours.ts'
import { part } from './part.ts'
import { Anchor, Note } from './parts.tsx'

export interface MailSite {
  publicUrl: string
  supportEmail: string
}

interface LayoutProps {
  site: MailSite
  subject: string
  /** The preview text that an inbox shows beside the subject. */
  preheader: string
  /** Why the recipient gets this message. */
  reason: string
  unsubscribe?: { label: string; href: string }
  children: ReactNode
}

/** Only what cannot be inline; the message is readable without it. */
const NARROW =
  '@media (max-width:480px){.mat{padding:6px!important}.sheet{padding:20px 14px 6px!important}}'

/** Stops an inbox from showing the first words of the message after a short preheader. */
const FILLER = '\u00a0\u200c'.repeat(60)

/** Low priority stops React from adding preload links, which are useless in a mail. */
const Masthead = part<{ site: MailSite }>(
  ({ site }) => (
    <a href={site.publicUrl} style={{ textDecoration: 'none', color: INKS.ink }}>
      <img
        src={`${site.publicUrl}/art/apple-touch-icon.png`}
        width={40}
        height={40}
        alt=""
        fetchPriority="low"
        style={{ verticalAlign: 'middle', border: 0, marginRight: 8 }}
      />
      <span style={{ font: `700 20px/40px ${DISPLAY}`, verticalAlign: 'middle' }}>
        CPT Recommends
      </span>
    </a>
  ),
  () => 'CPT Recommends\n\n',
)

/** The line that mail programs recognise as the start of a signature. */
const SignatureLine = part<object>(
  () => <></>,
  () => '\n\n-- \n',
)

function Footer({
  site,
  reason,
  unsubscribe,
}: Pick<LayoutProps, 'site' | 'reason' | 'unsubscribe'>) {
  return (
    <>
      <SignatureLine />
      <Note>
        {reason}
        {unsubscribe && ' '}
        {unsubscribe && <Anchor href={unsubscribe.href}>{unsubscribe.label}</Anchor>}
      </Note>
      <Note>
        Questions? Write to{' '}
        <Anchor href={`mailto:${site.supportEmail}`}>{site.supportEmail}</Anchor>. CPT Recommends,
        Cape Town, South Africa.
      </Note>
    </>
  )
}

/** Left out of the plain text, because the subject or the image says it already. */
const OnlyHtml = part<{ children: ReactNode }>(
  ({ children }) => <>{children}</>,
  () => '',
)

/** A card on warm paper, like the cards of the site. Tables, because mail programs need them. */
export function Layout(props: LayoutProps): ReactElement {
  const { site, subject, preheader, children } = props
  return (
    <html lang="en-ZA">
      <OnlyHtml>
        <head>
          <meta charSet="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="color-scheme" content="light" />
          <meta name="supported-color-schemes" content="light" />
          <title>{subject}</title>
          <style>{NARROW}</style>
        </head>
      </OnlyHtml>
      <body style={{ margin: 0, padding: 0, background: INKS.paper, color: INKS.ink }}>
        <OnlyHtml>
          <div style={{ display: 'none', maxHeight: 0, overflow: 'hidden' }}>
            {preheader}
            {FILLER}
          </div>
        </OnlyHtml>
        <table
          role="presentation"
          width="100%"
          cellPadding={0}
          cellSpacing={0}
          bgcolor={INKS.paper}
          style={{ background: INKS.paper }}
        >
          <tbody>
            <tr>
              <td align="center" style={{ padding: '20px 10px 32px' }}>
                <table
                  role="presentation"
                  width="600"
                  cellPadding={0}
                  cellSpacing={0}
                  style={{ width: '100%', maxWidth: 600, tableLayout: 'fixed' }}
                >
                  <tbody>
                    <tr>
                      <td style={{ padding: '0 8px 14px', textAlign: 'left' }}>
                        <header>
                          <Masthead site={site} />
                        </header>
                      </td>
                    </tr>
                    <tr>
                      <td
                        className="mat"
                        style={{
                          padding: 10,
                          background: INKS.card,
                          border: `1px solid ${INKS.line}`,
                          borderRadius: 18,
                          textAlign: 'left',
                        }}
                      >
                        <OnlyHtml>
                          <img
                            src={`${site.publicUrl}/art/mail-header.jpg`}
                            width={578}
                            alt=""
                            fetchPriority="low"
                            style={{
                              display: 'block',
                              width: '100%',
                              height: 'auto',
                              minHeight: 8,
                              border: 0,
                              borderRadius: 11,
                              background: INKS.sky,
                            }}
                          />
                        </OnlyHtml>
                        <main>
                          <div className="sheet" style={{ padding: '28px 26px 10px' }}>
                            {children}
                          </div>
                        </main>
                      </td>
                    </tr>
                    <tr>
                      <td style={{ padding: '20px 16px 0', textAlign: 'left' }}>
                        <footer>
                          <Footer
                            site={site}
                            reason={props.reason}
                            unsubscribe={props.unsubscribe}
                          />
                        </footer>
                      </td>
                    </tr>
                  </tbody>
                </table>
              </td>
            </tr>
          </tbody>
        </table>
      </body>
    </html>
  )
}
