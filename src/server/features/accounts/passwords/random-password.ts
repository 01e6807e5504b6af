import { randomInt } from 'node:crypto'

/** None that sounds or looks like another when it is read out by phone. */
const CHARACTERS = 'abcdefghjkmnpqrstuvwxyz23456789'
const GROUPS = [4, 5, 5]

/** Three groups, which can be read out by phone: 69 bits. */
export function randomPassword(): string {
  const group = (length: number) =>
    Array.from({ length }, () => CHARACTERS[randomInt(CHARACTERS.length)]).join('')
  return GROUPS.map(group).join('-')
}
