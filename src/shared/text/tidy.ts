/** What turns the reading direction of all that follows. The marks that right-to-left writers type have no such reach. */
const TURNS_DIRECTION = /[\u202a-\u202e\u2066-\u2069]/g

/** Spaces, and characters that no font draws. */
const UNSEEN = /^[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]*$/u

/**
 * A text as people meant it. PostgreSQL stores no NUL and people type none; line ends become one kind; a
 * text in which nobody sees anything is empty. Numbers copied from a phone often stand in direction signs.
 */
export function tidy(text: string): string {
  const plain = text.replaceAll('\u0000', '').replace(TURNS_DIRECTION, '')
  return UNSEEN.test(plain) ? '' : plain.replace(/\r\n?/g, '\n').trim()
}
