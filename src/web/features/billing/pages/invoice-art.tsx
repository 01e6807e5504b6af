import { formatDate } from '#shared/time/dates.ts'

/** The mountain ridge at the bottom of the page. */
export const InvoiceRidge = () => (
  <svg
    className="invoice__ridge"
    viewBox="0 0 1440 120"
    preserveAspectRatio="none"
    aria-hidden="true"
  >
    <path
      fill="#8db58a"
      d="M0 120V70C90 60 150 84 240 66C320 50 380 80 470 70C600 60 700 76 820 64C940 56 1010 78 1100 60C1180 48 1240 70 1320 60C1370 54 1410 60 1440 58V120Z"
    />
    <path
      fill="#21574a"
      d="M0 120V96C60 92 110 88 160 76C230 60 280 44 330 26L352 14 372 22 400 44C430 52 450 48 470 40L486 20 520 14H930L952 24 968 52C990 70 1020 80 1052 84C1080 78 1096 56 1110 30L1128 16 1146 26C1158 52 1180 74 1220 84C1290 84 1370 76 1440 82V120Z"
    />
  </svg>
)

/** A round stamp with the date of payment. */
export function PaidStamp({ day }: { day: string }) {
  const words = formatDate(day).split(' ')
  const year = words.pop()
  return (
    <svg
      className="invoice__paid"
      viewBox="0 0 160 160"
      role="img"
      aria-label={`Paid on ${formatDate(day)}`}
    >
      <g fill="none" stroke="currentColor" strokeWidth="3">
        <circle cx="80" cy="80" r="72" />
        <circle cx="80" cy="80" r="64" strokeWidth="1.5" />
        <path d="M22 62h116M22 102h116" strokeWidth="1.5" />
      </g>
      <text className="invoice__paid-word" x="80" y="92">
        PAID
      </text>
      <text x="80" y="50">
        {words.join(' ')}
      </text>
      <text x="80" y="124">
        {year}
      </text>
    </svg>
  )
}
