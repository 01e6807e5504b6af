import { useId } from 'react'

const WAVE = 'q7-6 14 0t14 0 14 0 14 0 14 0'
const LETTERS = {
  fill: 'currentColor',
  stroke: 'none',
  fontFamily: 'var(--font-text)',
  fontWeight: 700,
  textAnchor: 'middle',
} as const

/** A Cape Town postmark with a date such as '14 FEB'. */
export function Postmark({ date }: { date: string }) {
  const arc = useId()
  return (
    <svg
      className="postmark"
      viewBox="0 0 150 64"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      aria-hidden="true"
    >
      <circle cx="34" cy="32" r="29" />
      <circle cx="34" cy="32" r="18" />
      <path id={arc} stroke="none" d="M12 32a22 22 0 0 1 44 0" />
      <text {...LETTERS} fontSize="8.5" letterSpacing="1">
        <textPath href={`#${arc}`} startOffset="50%">
          CAPE TOWN
        </textPath>
      </text>
      <text {...LETTERS} x="34" y="35" fontSize="8">
        {date}
      </text>
      <path d={`M68 16${WAVE}M68 27${WAVE}M68 38${WAVE}M68 49${WAVE}`} />
    </svg>
  )
}
