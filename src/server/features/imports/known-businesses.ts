import { nameKey } from '#server/features/unclaimed/name-key.ts'
import { ownHost } from '#server/features/unclaimed/own-host.ts'
import { phoneDigits } from '#shared/contact/phone.ts'
import { normalise } from '#shared/text/normalise.ts'

/** What identifies a business beside its id in a source. */
interface Identified {
  businessName: string
  address: string
  suburb: string | null
  phone: string
  website: string
}

const STREETS: Record<string, string> = {
  st: 'street',
  straat: 'street',
  rd: 'road',
  weg: 'road',
  ave: 'avenue',
  laan: 'avenue',
  dr: 'drive',
}

const addressKey = (address: string) =>
  normalise(address.split(',')[0] ?? '')
    .split(' ')
    .map((word) => STREETS[word] ?? word)
    .join(' ')

function trigrams(text: string): Set<string> {
  const padded = `  ${text} `
  return new Set(Array.from({ length: padded.length - 2 }, (_, at) => padded.slice(at, at + 3)))
}

/** How much of their trigrams two names share, from 0 to 1. */
function similarity(one: string, other: string): number {
  const a = trigrams(one)
  const b = trigrams(other)
  const both = [...a].filter((part) => b.has(part)).length
  return both / (a.size + b.size - both)
}

const ALIKE = 0.5
/** What more have in common, as the number of a mall, says nothing about any of them. */
const MOST_ALIKE = 50

/** A business that is listed, or a row of the same file that will be. */
type Place = { id: string } | { line: number }
type Known = Place & Pick<Identified, 'businessName' | 'suburb'>

interface Likeness {
  known: Known
  /** In words, for whoever decides. */
  because: string
  /** So that the same shop is the likely answer: similar names in one suburb. Others may be branches, or neighbours. */
  isStrong: boolean
}

/** What is listed, by what identifies it. Names are only compared within the same phone, website or suburb. */
export function createKnownBusinesses() {
  const byPhone = new Map<string, Known[]>()
  const byHost = new Map<string, Known[]>()
  const byName = new Map<string, Known[]>()
  const byAddress = new Map<string, Known[]>()
  const add = (map: Map<string, Known[]>, key: string, one: Known) => {
    if (key === '') return
    const all = map.get(key)
    if (!all) map.set(key, [one])
    else if (all.length < MOST_ALIKE) all.push(one)
  }
  const keysOf = (one: Identified) => ({
    phone: phoneDigits(one.phone) ?? '',
    host: ownHost(one.website),
    name: one.suburb === null ? '' : `${nameKey(one.businessName, one.suburb)}|${one.suburb}`,
    address: one.suburb === null ? '' : `${addressKey(one.address)}|${one.suburb}`,
  })
  return {
    add: (one: Identified & Place) => {
      const { businessName, suburb } = one
      const place = 'id' in one ? { id: one.id } : { line: one.line }
      const known = { ...place, businessName, suburb }
      const keys = keysOf(one)
      add(byPhone, keys.phone, known)
      add(byHost, keys.host, known)
      add(byName, keys.name, known)
      add(byAddress, keys.address, known)
    },

    /** The likeliest one, or none. */
    find: (one: Identified): Likeness | null => {
      const keys = keysOf(one)
      const name = nameKey(one.businessName, one.suburb)
      const isNear = ({ suburb }: Known) => suburb === one.suburb
      const likeOf = (known: Known) =>
        similarity(name, nameKey(known.businessName, known.suburb)) + (isNear(known) ? 1 : 0)
      const best = (found: Known[] = []) => {
        const [likeliest] = found
          .map((known) => ({ known, like: likeOf(known) }))
          .toSorted((a, b) => b.like - a.like)
        return likeliest && { known: likeliest.known, isStrong: likeliest.like >= 1 + ALIKE }
      }
      const phone = best(byPhone.get(keys.phone))
      if (phone?.isStrong) return { ...phone, because: 'Same telephone, similar name' }
      const address = best(byAddress.get(keys.address))
      if (address?.isStrong) return { ...address, because: 'Same address, similar name' }
      // Of one file, the same website in another suburb is a branch.
      const host = best(byHost.get(keys.host)?.filter((known) => 'id' in known || isNear(known)))
      if (host) return { ...host, because: 'Same website' }
      const named = best(byName.get(keys.name))
      if (named) return { ...named, because: 'Same name and suburb', isStrong: false }
      return phone ? { ...phone, because: 'Same telephone' } : null
    },
  }
}

export type KnownBusinesses = ReturnType<typeof createKnownBusinesses>
