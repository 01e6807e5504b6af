/** Words per minute of a slow reader on a phone. Rounded up. */
const WORDS_PER_MINUTE = 190

const WORD = /[\p{L}\p{N}]+(?:[.,:'’-][\p{L}\p{N}]+)*/gu

/** Counts the words that a reader sees: tags and link addresses are no words, "don't" and "8:30" are one. */
export function countWords(html: string): number {
  const text = html.replace(/<[^>]*>/g, ' ').replace(/&[#\w]+;/g, '’')
  return text.match(WORD)?.length ?? 0
}

export const minutesToRead = (words: number): number =>
  Math.max(1, Math.ceil(words / WORDS_PER_MINUTE))

export const readTime = (words: number): string => `${minutesToRead(words)} min read`
