import type { CSSProperties } from 'react'
import { DISPLAY, INKS, TEXT } from './colours.ts'
import { part } from './part.ts'

/** The main button. A table cell with its own colour is what every mail program renders. */
export const Button = part<{ href: string; children: string }>(
  ({ href, children }) => (
    <table role="presentation" cellPadding={0} cellSpacing={0} style={{ margin: '8px 0 24px' }}>
      <tbody>
        <tr>
          <td style={{ backgroundColor: INKS.coral, borderRadius: 12 }}>
            <a
              href={href}
              style={{
                display: 'inline-block',
                padding: '13px 24px',
                font: `600 16px/1.4 ${TEXT}`,
                color: INKS.card,
                textDecoration: 'none',
              }}
            >
              {children}
            </a>
          </td>
        </tr>
      </tbody>
    </table>
  ),
  ({ href, children }) => `\n\n${children}:\n${href}\n\n`,
)

export interface Action {
  label: string
  href: string
}

const OUTLINED: CSSProperties = {
  display: 'inline-block',
  margin: '0 8px 8px 0',
  padding: '10px 16px',
  border: `1.5px solid ${INKS.atlantic}`,
  borderRadius: 12,
  font: `600 15px/1.4 ${TEXT}`,
  color: INKS.atlantic,
  textDecoration: 'none',
}

/** Secondary links, side by side if there is room. */
export const Actions = part<{ actions: Action[] }>(
  ({ actions }) => (
    <p style={{ margin: '0 0 16px' }}>
      {actions.map(({ label, href }) => (
        <a key={label} href={href} style={OUTLINED}>
          {label}
        </a>
      ))}
    </p>
  ),
  ({ actions }) => `\n\n${actions.map(({ label, href }) => `${label}: ${href}`).join('\n')}\n\n`,
)

export interface Fact {
  label: string
  value: string
}

const CELL: CSSProperties = {
  padding: '9px 0',
  borderTop: `1px solid ${INKS.line}`,
  font: `400 16px/1.5 ${TEXT}`,
  verticalAlign: 'top',
  textAlign: 'left',
}

export const Facts = part<{ facts: Fact[] }>(
  ({ facts }) => (
    <table
      cellPadding={0}
      cellSpacing={0}
      width="100%"
      style={{ width: '100%', tableLayout: 'fixed', margin: '0 0 20px' }}
    >
      <tbody>
        {facts.map(({ label, value }) => (
          <tr key={label}>
            <th scope="row" style={{ ...CELL, width: 84, color: INKS.inkSoft }}>
              {label}
            </th>
            <td
              style={{
                ...CELL,
                color: INKS.ink,
                whiteSpace: 'pre-wrap',
                overflowWrap: 'anywhere',
              }}
            >
              {value}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  ),
  ({ facts }) =>
    `\n\n${facts
      .map(({ label, value }) => `${label}: ${value.replace(/\r?\n/g, '\n  ')}`)
      .join('\n')}\n\n`,
)

export interface Figure {
  label: string
  value: number
}

const figureCell = ({ label, value }: Figure) => (
  <td
    key={label}
    width="50%"
    style={{
      padding: '14px 16px',
      background: INKS.sand,
      border: `4px solid ${INKS.card}`,
      borderRadius: 16,
      verticalAlign: 'top',
    }}
  >
    <span style={{ display: 'block', font: `700 30px/1.1 ${DISPLAY}`, color: INKS.ink }}>
      {value}
    </span>
    <span style={{ font: `400 15px/1.5 ${TEXT}`, color: INKS.inkSoft }}>{label}</span>
  </td>
)

/** Two columns, so that a phone shows them without scrolling sideways. */
export const Figures = part<{ figures: [Figure, Figure, Figure, Figure] }>(
  ({ figures }) => (
    <table
      role="presentation"
      cellPadding={0}
      cellSpacing={0}
      width="100%"
      style={{ width: '100%', margin: '0 0 20px' }}
    >
      <tbody>
        <tr>{figures.slice(0, 2).map(figureCell)}</tr>
        <tr>{figures.slice(2).map(figureCell)}</tr>
      </tbody>
    </table>
  ),
  ({ figures }) => `\n\n${figures.map(({ label, value }) => `${label}: ${value}`).join('\n')}\n\n`,
)
