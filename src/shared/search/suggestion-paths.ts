/** Apart from the other addresses, which every browser loads first. */
export const suggestionsPath = '/api/suggestions'
