import { reviewPages } from '#shared/review-paths.ts'

/** A legend of the marks, beside the reviews. */
export function MarksLegend() {
  return (
    <p className="reviews__legend">
      <b>Booked here</b> comes from a booking that took place. <b>Confirmed</b> means a checked
      e-mail address. Money changes nothing. <a href={reviewPages.policy}>How reviews work</a>
    </p>
  )
}
