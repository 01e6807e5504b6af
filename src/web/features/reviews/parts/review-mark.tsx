const MARKS = {
  booked: { label: 'Booked here', meaning: 'Written from a booking here that took place.' },
  confirmed: {
    label: 'Confirmed',
    meaning: 'The writer confirmed an e-mail address. We never show it.',
  },
}

/** A mark explains itself on hover, focus or tap, with CSS only: it needs no script. */
export function ReviewMark({ kind, of }: { kind: keyof typeof MARKS; of: string }) {
  const { label, meaning } = MARKS[kind]
  const id = `${kind}-${of}`
  return (
    <span className="review-mark">
      <button
        className={`review-mark__label sign sign--${kind}`}
        type="button"
        aria-describedby={id}
      >
        {label}
      </button>
      <span className="review-mark__tip" role="tooltip" id={id}>
        {meaning}
      </span>
    </span>
  )
}
