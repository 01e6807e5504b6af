import type { Updateable } from 'kysely'
import { hoursColumns, searchTexts } from '#server/features/search/search-texts.ts'
import { fromJson, type JsonText } from '#server/platform/db/json-text.ts'
import type { Database } from '#server/platform/db/schema.ts'
import type { Industry } from '#shared/catalogue/industries.ts'
import { CATEGORY_OF_INDUSTRY } from '#shared/catalogue/industries.ts'
import { formatPhone } from '#shared/contact/phone.ts'
import type { OperatingHours } from '#shared/hours/opening-hours.ts'
import type { Area } from '#shared/places/areas.ts'
import { isForImport, type SetBy, type SetField } from '#shared/supply/set-by.ts'
import { keysOf } from '#shared/text/one-of.ts'
import type { ImportedValues } from './read-row.ts'

/** The values of a business that an import may set. */
export type Fields = Pick<
  ImportedValues,
  | 'businessName'
  | 'industry'
  | 'area'
  | 'address'
  | 'phone'
  | 'emailPublic'
  | 'website'
  | 'description'
  | 'services'
  | 'operatingHours'
>

/** What an update replaced. */
export type OldValues = Partial<Fields>

export interface StoredBusiness {
  businessName: string
  industry: Industry
  area: Area
  address: string
  phone: string
  emailPublic: string
  website: string
  description: string
  services: JsonText<string[]>
  amenities: JsonText<string[]>
  operatingHours: JsonText<OperatingHours> | null
}

export const fieldsOf = (row: StoredBusiness): Fields => ({
  businessName: row.businessName,
  industry: row.industry,
  area: row.area,
  address: row.address,
  phone: row.phone,
  emailPublic: row.emailPublic,
  website: row.website,
  description: row.description,
  services: fromJson(row.services),
  operatingHours: fromJson(row.operatingHours),
})

/** Every field with who decides about it: the area goes with the address. */
const SETTERS: Record<keyof Fields, SetField> = {
  businessName: 'businessName',
  industry: 'industry',
  area: 'address',
  address: 'address',
  phone: 'phone',
  emailPublic: 'emailPublic',
  website: 'website',
  description: 'description',
  services: 'services',
  operatingHours: 'operatingHours',
}
const NAMES = keysOf(SETTERS)

const isEmpty = (value: Fields[keyof Fields]) =>
  value === null || value === '' || (Array.isArray(value) && value.length === 0)
const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)
/** A number is the same however it is written. */
const comparable = (name: keyof Fields, { phone, ...fields }: Fields) =>
  name === 'phone' ? formatPhone(phone) : fields[name]

/** What the file says otherwise, of the fields that nobody but an import has set. An empty cell changes nothing. */
export function differences(current: Fields, values: Fields, setBy: SetBy): (keyof Fields)[] {
  return NAMES.filter(
    (name) =>
      !isEmpty(values[name]) &&
      !isSame(comparable(name, values), comparable(name, current)) &&
      isForImport(setBy, SETTERS[name]),
  )
}

export const pick = (fields: Fields, names: readonly (keyof Fields)[]): OldValues =>
  Object.fromEntries(names.map((name) => [name, fields[name]]))

/** The fields that still are as the import has set them. */
export const untouched = (
  current: Fields,
  set: Fields,
  names: readonly (keyof Fields)[],
  setBy: SetBy,
) => names.filter((name) => isSame(current[name], set[name]) && isForImport(setBy, SETTERS[name]))

/** All columns that follow from the fields. */
export function columnsOf(fields: Fields, amenities: readonly string[]) {
  const { services, operatingHours, ...texts } = fields
  return {
    ...texts,
    categorySlug: CATEGORY_OF_INDUSTRY[fields.industry],
    services: JSON.stringify(services),
    ...hoursColumns(operatingHours),
    ...searchTexts({ ...texts, services, amenities }),
  } satisfies Updateable<Database['businesses']>
}

export const setByOf = (names: readonly (keyof Fields)[], before: SetBy = {}): SetBy => ({
  ...before,
  ...Object.fromEntries(names.map((name) => [SETTERS[name], 'import'])),
})

export const filled = (fields: Fields) => NAMES.filter((name) => !isEmpty(fields[name]))
