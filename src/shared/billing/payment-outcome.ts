/** How the payment ended from whose page an owner comes back. */
export interface PaymentOutcome {
  /** Given back: the plan had changed meanwhile, and it bought nothing. */
  state: 'waiting' | 'paid' | 'unpaid' | 'given-back'
  purpose: 'subscribe' | 'subscribe-later' | 'difference'
}
