/** As an owner chooses it; empty where none was chosen. */
export const PRICE_RANGES = ['', '$', '$$', '$$$', '$$$$'] as const

/** One wording, for the owner who chooses and the visitor who reads. */
export const PRICE_WORDS = {
  $: 'easy on the pocket',
  $$: 'middle of the road',
  $$$: 'a treat',
  $$$$: 'for a special occasion',
} as const
