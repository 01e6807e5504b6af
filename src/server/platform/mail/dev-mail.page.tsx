import type { ReactNode } from 'react'
import { DISPLAY, INKS, TEXT } from './colours.ts'
import type { OutgoingMail } from './transport.ts'

function Page({ title, children }: { title: string; children: ReactNode }) {
  return (
    <html lang="en-ZA">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title}</title>
      </head>
      <body
        style={{
          margin: 0,
          padding: 24,
          background: INKS.paper,
          color: INKS.ink,
          font: `400 16px/1.6 ${TEXT}`,
        }}
      >
        <h1 style={{ font: `700 28px/1.2 ${DISPLAY}` }}>{title}</h1>
        {children}
      </body>
    </html>
  )
}

interface WrittenMail {
  name: string
  mail: OutgoingMail
}

interface ListProps {
  written: WrittenMail[]
  kinds: string[]
  folder: string
}

export function DevMailList({ written, kinds, folder }: ListProps) {
  return (
    <Page title="Mail">
      <p>What would have been sent, newest first. The files are in {folder}.</p>
      {written.length === 0 && <p>Nothing yet.</p>}
      <ul>
        {written.map(({ name, mail }) => (
          <li key={name}>
            <a href={`/dev/mail/written/${name}`}>{mail.subject}</a> to {mail.to.address},{' '}
            {mail.createdAt}
          </li>
        ))}
      </ul>
      <h2>Every kind, with sample data</h2>
      <ul>
        {kinds.map((kind) => (
          <li key={kind}>
            <a href={`/dev/mail/sample/${kind}`}>{kind}</a>
          </li>
        ))}
      </ul>
    </Page>
  )
}

const FRAME = { height: 900, border: `1px solid ${INKS.line}`, background: INKS.card }

/** As shown on a desktop, on a phone, and in a program without HTML. */
export function DevMailView({ mail }: { mail: OutgoingMail }) {
  return (
    <Page title={mail.subject}>
      <p>
        <a href="/dev/mail">All mail</a>
      </p>
      <pre style={{ whiteSpace: 'pre-wrap' }}>
        {[
          `From: ${mail.from.name} <${mail.from.address}>`,
          `To: ${mail.to.address}`,
          `Reply-To: ${mail.replyTo.name} <${mail.replyTo.address}>`,
          ...Object.entries(mail.headers).map(([key, value]) => `${key}: ${value}`),
        ].join('\n')}
      </pre>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 24, alignItems: 'flex-start' }}>
        <iframe title="Wide" srcDoc={mail.html} width={700} style={FRAME} />
        <iframe title="Phone" srcDoc={mail.html} width={390} style={FRAME} />
        <pre style={{ ...FRAME, height: 'auto', width: 560, padding: 16, whiteSpace: 'pre-wrap' }}>
          {mail.text}
        </pre>
      </div>
    </Page>
  )
}
