import type { CSSProperties } from 'react'
import { DISPLAY, INKS, TEXT } from './colours.ts'
import { part, type WithChildren } from './part.ts'

const block = (text: string) => `\n\n${text}\n\n`

const BODY: CSSProperties = {
  margin: '0 0 16px',
  font: `400 16px/1.6 ${TEXT}`,
  color: INKS.ink,
  // A name of a hundred letters must not widen the page on a phone.
  overflowWrap: 'anywhere',
}

export const Heading = part<WithChildren>(
  ({ children }) => (
    <h1
      style={{
        margin: '0 0 16px',
        font: `700 26px/1.2 ${DISPLAY}`,
        letterSpacing: '-0.01em',
        color: INKS.ink,
        overflowWrap: 'anywhere',
      }}
    >
      {children}
    </h1>
  ),
  (_, inner) => block(inner),
)

export const Paragraph = part<WithChildren>(
  ({ children }) => <p style={BODY}>{children}</p>,
  (_, inner) => block(inner),
)

/** Small print. */
export const Note = part<WithChildren>(
  ({ children }) => (
    <p style={{ ...BODY, margin: '0 0 12px', fontSize: 14, color: INKS.inkSoft }}>{children}</p>
  ),
  (_, inner) => block(inner),
)

export const Anchor = part<WithChildren<{ href: string }>>(
  ({ href, children }) => (
    <a href={href} style={{ color: INKS.atlantic, textDecoration: 'underline' }}>
      {children}
    </a>
  ),
  ({ href }, inner) => (href.endsWith(inner) ? inner : `${inner} (${href})`),
)

export const Strong = part<WithChildren>(
  ({ children }) => <strong style={{ fontWeight: 700 }}>{children}</strong>,
  (_, inner) => inner,
)

/** A text from somebody else, with its line breaks, visually separate from our words. */
export const Quote = part<{ children: string }>(
  ({ children }) => (
    <blockquote
      style={{
        ...BODY,
        margin: '0 0 20px',
        padding: '14px 18px',
        background: INKS.sand,
        borderRadius: 12,
        whiteSpace: 'pre-wrap',
      }}
    >
      {children}
    </blockquote>
  ),
  (_, inner) =>
    block(
      inner
        .split(/\r?\n/)
        .map((line) => `> ${line}`)
        .join('\n'),
    ),
)

export const Stars = part<{ stars: number }>(
  ({ stars }) => (
    <p style={{ ...BODY, fontSize: 26, lineHeight: 1, color: INKS.gold }}>
      <span role="img" aria-label={`${stars} of 5 stars`}>
        {'★'.repeat(stars)}
        {'☆'.repeat(5 - stars)}
      </span>
    </p>
  ),
  ({ stars }) => block(`${'★'.repeat(stars)}${'☆'.repeat(5 - stars)} (${stars} of 5 stars)`),
)
