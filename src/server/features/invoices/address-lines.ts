/** An address as it stands on paper. */
export const addressLines = (address: string): string[] =>
  address
    .split(/[,\n]/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
