import { trimEndOf } from '#shared/text/trim-end-of.ts'
import { COMMON_WORDS } from './common-words.ts'
import leakedPasswords from './leaked-passwords.txt?raw'
import { isPublishedPassword } from './published-password.ts'

const LEAKED = new Set(leakedPasswords.trimEnd().split('\n'))
/** From this length on, even a common password is too long to be guessed. */
const LONG = 16
const FEW_CHARACTERS = 3
/** A year, '123456' or '#123' after a word. */
const LONGEST_ENDING = 7
const ENDINGS = '0123456789#@_-!?.,*$ '
const LONGEST_REPEATED = 4
/** Along the alphabet or the keyboard. */
const ROWS = ['abcdefghijklmnopqrstuvwxyz', 'qwertyuiop', 'asdfghjkl']
const LOOKALIKES: Record<string, string> = { '@': 'a', $: 's', '0': 'o', '3': 'e', '1': 'i' }

const EASY = 'This password is too easy to guess. Please choose another one.'
const IN_LIST = 'This password is on lists of leaked passwords. Please choose another one.'

/** Variations that are tried first: capitals, and a mark at the end. */
function withoutVariations(password: string): string {
  return trimEndOf(password.toLowerCase(), '!?.*')
}

/** 'p@$$word' with its letters. */
function withLetters(plain: string): string {
  return plain.replace(/[@$031]/g, (sign) => LOOKALIKES[sign] ?? sign)
}

/** 'thabo1995', 'springbok#1'. */
function isCommonWord(plain: string): boolean {
  const word = trimEndOf(plain, ENDINGS)
  return plain.length - word.length <= LONGEST_ENDING && COMMON_WORDS.has(withLetters(word))
}

/** 'qweqweqwe', 'blablabla'. */
function isRepeated(plain: string): boolean {
  return Array.from({ length: LONGEST_REPEATED }, (_, index) => index + 1).some((length) =>
    plain.startsWith(plain.slice(length)),
  )
}

/** What the list leaves out, because attackers compute it. Digits alone are a date, a phone number or a row of keys. */
function isVariation(plain: string): boolean {
  const backwards = [...plain].reverse().join('')
  const inRow = ROWS.some((row) => row.includes(plain) || row.includes(backwards))
  const listed = LEAKED.has(backwards) || LEAKED.has(withLetters(plain))
  return listed || inRow || isRepeated(plain) || /^\d+$/.test(plain)
}

/** Why a password is refused, as a sentence, or null. The schema checks its length. */
export function findPasswordProblem(password: string, email: string): string | null {
  const plain = withoutVariations(password)
  const letters = plain.replace(/[^\p{L}\p{N}]/gu, '')
  const owner = email.toLowerCase()
  if (LEAKED.has(password.toLowerCase()) || LEAKED.has(plain) || isPublishedPassword(plain))
    return IN_LIST
  if (plain === owner || plain === owner.split('@', 1)[0]) return EASY
  if ([plain, letters].some(isCommonWord)) return EASY
  const isPattern = new Set(password).size <= FEW_CHARACTERS || isVariation(plain)
  return isPattern && password.length < LONG ? EASY : null
}
