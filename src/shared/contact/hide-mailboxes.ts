/** What may hold an address: a run of the characters that addresses are written in. */
const WORD = /[^\s<>"'(),;:=]+/g

/** For records that outlive a person, and for logs: of an address only the domain is left. */
export function hideMailboxes(text: string): string {
  return text.replace(WORD, (word) => {
    const at = word.lastIndexOf('@')
    return at > 0 && /^[\w.-]/.test(word.slice(at + 1)) ? `…${word.slice(at)}` : word
  })
}
