import { MONEY_AND_REVIEWS } from '#shared/catalogue/order-copy.ts'
import { reviewPages } from '#shared/paths.ts'

/** A legend of the marks, beside the reviews. */
export function MarksLegend() {
  return (
    <p className="reviews__legend">
      <b>Booked here</b> comes from a booking that took place. <b>Confirmed</b> means a checked
      e-mail address. {MONEY_AND_REVIEWS}. <a href={reviewPages.policy}>How reviews work</a>
    </p>
  )
}
