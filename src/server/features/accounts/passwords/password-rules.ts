import leakedPasswords from './leaked-passwords.txt?raw'
import { isPublishedPassword } from './published-password.ts'

const LEAKED = new Set(leakedPasswords.split('\n'))
const PRODUCT_NAME = 'cptrecommends'
/** From this length on, even a common password is too long to be guessed. */
const LONG = 16
const FEW_CHARACTERS = 3

const EASY = 'This password is too easy to guess. Please choose another one.'
const IN_LIST = 'This password is on lists of leaked passwords. Please choose another one.'

/** Variations that are tried first: capitals, and a mark at the end. */
function withoutVariations(password: string): string {
  return password.toLowerCase().replace(/[!?.*]+$/, '')
}

/** Why a password is refused, as a sentence, or null. The schema checks its length. */
export function findPasswordProblem(password: string, email: string): string | null {
  const plain = withoutVariations(password)
  const letters = plain.replace(/[^\p{L}\p{N}]/gu, '')
  const owner = email.toLowerCase()
  if (plain === owner || plain === owner.split('@', 1)[0] || letters === PRODUCT_NAME) return EASY
  if (password.length < LONG && new Set(password).size <= FEW_CHARACTERS) return EASY
  const leaked = [password.toLowerCase(), plain].some((word) => LEAKED.has(word))
  if (leaked || isPublishedPassword(plain)) return IN_LIST
  return null
}
