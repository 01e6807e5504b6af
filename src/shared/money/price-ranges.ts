/** Empty if the owner chose none. */
export const PRICE_RANGES = ['', '$', '$$', '$$$', '$$$$'] as const

/** The same labels for owners and visitors. */
export const PRICE_WORDS = {
  $: 'easy on the pocket',
  $$: 'middle of the road',
  $$$: 'a treat',
  $$$$: 'for a special occasion',
} as const
