/** What the recommended order is made of. */
export const orderSentence = (isSearch: boolean) =>
  isSearch
    ? 'Recommended: best fit and nearest first; among equals PREMIUM comes first, then the better rated.'
    : 'Recommended: PREMIUM comes first, then the better rated.'
