/** '1,284 views', '1 view'. The same in every browser and on the server. */
export function countText(count: number, word: string): string {
  return `${count.toLocaleString('en-US')} ${word}${count === 1 ? '' : 's'}`
}
