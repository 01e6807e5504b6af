/** As an owner chooses it; empty where none was chosen. */
export const PRICE_RANGES = ['', '$', '$$', '$$$', '$$$$'] as const
