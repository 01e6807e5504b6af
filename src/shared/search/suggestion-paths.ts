/** Apart from paths.ts, which every browser loads first. */
export const suggestionsPath = '/api/suggestions'
