/** Empty if the owner chose none. */
export const PRICE_RANGES = ['', '$', '$$', '$$$', '$$$$'] as const

/** The same labels for owners and visitors. */
export const PRICE_WORDS = {
  $: 'budget',
  $$: 'mid-range',
  $$$: 'upmarket',
  $$$$: 'high-end',
} as const

/** '$$ · mid-range', where there is room for it. */
export const priceRangeText = (range: keyof typeof PRICE_WORDS) =>
  `${range} · ${PRICE_WORDS[range]}`
