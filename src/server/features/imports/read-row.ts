import { createHash } from 'node:crypto'
import { INDUSTRIES, type Industry } from '#shared/catalogue/industries.ts'
import { formatPhone, mayBePhone } from '#shared/contact/phone.ts'
import type { OperatingHours } from '#shared/hours/opening-hours.ts'
import type { Area } from '#shared/places/areas.ts'
import { getPlace } from '#shared/places/suburbs.ts'
import type { ImportField } from '#shared/schemas/imports/import.ts'
import { profileFormSchema } from '#shared/schemas/profile.ts'
import { parseQuery } from '#shared/search/query.ts'
import { suburbOf } from '#shared/search/suburb-of.ts'
import { normalise } from '#shared/text/normalise.ts'
import type { Mapping } from './columns.ts'
import { restorePhone } from './eaten-phones.ts'
import { readHours } from './read-hours.ts'

export interface ImportedValues {
  externalId: string
  businessName: string
  industry: Industry
  area: Area
  suburb: string
  address: string
  phone: string
  emailPublic: string
  website: string
  description: string
  services: string[]
  operatingHours: OperatingHours | null
}

export type ReadRow = { values: ImportedValues } | { refused: string }

const FORMULA = /^[=@]/
const MOST_SERVICES = 20

/** A row of the file as a business, or the sentence that says why it is none. */
export function readRow(cells: readonly string[], mapping: Mapping, source: string): ReadRow {
  const cell = (field: ImportField) => {
    const at = mapping[field]
    return (at === undefined ? '' : (cells[at] ?? '')).replace(/^'/, '').trim()
  }
  const name = cell('businessName')
  if (name === '') return { refused: 'There is no name in this row.' }
  const formula = FIELDS_OF_TEXT.find((field) => FORMULA.test(cell(field)))
  if (formula) return { refused: `‘${cell(formula).slice(0, 40)}’ is a formula and not a text.` }
  const phone = restorePhone(cell('phone'))
  if (phone !== '' && !mayBePhone(phone))
    return { refused: `‘${cell('phone').slice(0, 40)}’ is no phone number that can be called.` }
  const place = placeOf(cell('address'), cell('suburb'))
  if (!place)
    return {
      refused: `No suburb of ours is in ‘${[cell('address'), cell('suburb')].filter(Boolean).join(', ').slice(0, 80)}’.`,
    }
  const parsed = profileFormSchema.safeParse({
    businessName: name,
    industry: industryOf(cell('industry'), name),
    area: place.area,
    address: place.address,
    phone,
    emailPublic: cell('emailPublic'),
    website: cell('website'),
    description: cell('description'),
  })
  if (!parsed.success)
    return { refused: parsed.error.issues[0]?.message ?? 'This row cannot be read.' }
  const { phone: _, emailPublic = '', website = '', description = '', ...profile } = parsed.data
  const values = {
    ...profile,
    phone,
    emailPublic,
    website,
    description,
    suburb: place.suburb,
    services: servicesOf(cell('services')),
    operatingHours: readHours(cell('hours')),
  }
  return { values: { ...values, externalId: cell('externalId') || ownId(source, values) } }
}

const FIELDS_OF_TEXT = [
  'externalId',
  'businessName',
  'industry',
  'address',
  'suburb',
  'emailPublic',
  'website',
  'description',
  'services',
] as const satisfies ImportField[]

/**
 * A row without an id of its own is known by what it says: its name with its phone, however that is written, or else with
 * its suburb.
 */
const ownId = (
  source: string,
  { businessName, phone, suburb }: Pick<ImportedValues, 'businessName' | 'phone' | 'suburb'>,
) => {
  const known = [source, normalise(businessName), formatPhone(phone).replace(/\D/g, '') || suburb]
  return `row ${createHash('sha256').update(known.join('\n')).digest('base64url').slice(0, 22)}`
}

interface FoundPlace {
  area: Area
  suburb: string
  /** With the suburb, which the page and the map read from it. */
  address: string
}

function placeOf(address: string, suburb: string): FoundPlace | null {
  const named = suburb === '' ? null : (getPlace(suburb) ?? suburbOf(suburb, 'Other'))
  const inAddress = suburbOf(address, named?.area ?? 'Other')
  // There is a Wellington Street in Durbanville too.
  const place = named && !named.isArea ? named : inAddress
  if (!place || address === '') return null
  const whole = inAddress?.name === place.name ? address : `${address}, ${place.name}`
  return { area: place.area, suburb: place.name, address: whole }
}

/** As ours, or the trade that a search for these words would look in. */
function industryOf(text: string, name: string): Industry {
  const written = normalise(text)
  const known = INDUSTRIES.find((industry) => normalise(industry) === written)
  if (known) return known
  const words = [...parseQuery(text.slice(0, 80)).words, ...parseQuery(name.slice(0, 80)).words]
  return words.find(({ industries }) => industries.length > 0)?.industries[0] ?? 'Other'
}

const servicesOf = (text: string): string[] =>
  text
    .split(/[,;|]/)
    .map((one) => one.trim().slice(0, 60))
    .filter(Boolean)
    .slice(0, MOST_SERVICES)
