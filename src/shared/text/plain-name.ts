import { tidy } from './tidy.ts'

/** A single line: control characters and repeated spaces become one space. */
export function oneLine(text: string): string {
  return tidy(text.replace(/[\s\p{Cc}\u2028\u2029]+/gu, ' '))
}

const BEGINS_LINK = /https?:\/*|www[.。．｡]/giu
/** A dot that mail programs take for a part of an address; between initials and after 'Dr.' it is none. */
const DOT_IN_ADDRESS = /[.。．｡](?=[\p{L}\p{N}]{2})/gu
const TITLE = /^(?:adv|dr|mr|mrs|ms|prof|rev|st)\./iu
const DOMAIN = /[\p{L}\p{N}]{2}[.。．｡](?:\p{Ll}{2}|\p{Lu}{2}|\p{Lo}{2})/u

/** On one line, and nothing in it becomes a link: 'Bikes. co. za'. For names of businesses, which may be domains. */
export function withoutLinks(text: string): string {
  return oneLine(text.replace(BEGINS_LINK, ' ').replace(DOT_IN_ADDRESS, '. '))
}

/** A person's name: on one line, and without every word that is an address. */
export function plainName(text: string): string {
  const words = oneLine(text)
    .split(' ')
    .filter((word) => !isAddress(word))
  return withoutLinks(words.join(' '))
}

/** Whether one of the words is an address. */
export const hasAddress = (text: string) => oneLine(text).split(' ').some(isAddress)

function isAddress(word: string): boolean {
  if (word.includes('@') || word.includes('://') || /^(?:https?:|www[.。．｡])/iu.test(word))
    return true
  return DOMAIN.test(word) && !TITLE.test(word)
}
