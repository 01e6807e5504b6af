import type { CorrectionField } from '#shared/catalogue/corrections.ts'
import { WEEKDAYS } from '#shared/hours/opening-hours.ts'
import { oneOf } from '#shared/text/one-of.ts'

/** The fields of a business that others than its owner may set. */
const SET_FIELDS = [
  'businessName',
  'industry',
  'address',
  'phone',
  'emailPublic',
  'website',
  'description',
  'operatingHours',
  'services',
] as const
export type SetField = (typeof SET_FIELDS)[number]

type Setter = 'import' | 'visitor' | 'owner' | 'admin'
export type SetBy = Partial<Record<SetField, Setter>>

/** What an owner leaves behind: no import writes over it. */
export const SET_BY_OWNER: SetBy = Object.fromEntries(SET_FIELDS.map((field) => [field, 'owner']))

/** Only what an import has set, or nobody, does another one change. */
export const isForImport = (setBy: SetBy, field: SetField): boolean =>
  (setBy[field] ?? 'import') === 'import'

/** The field behind what a visitor corrects; none for 'closed for good'. */
export function setFieldOf(corrected: CorrectionField): SetField | undefined {
  if (corrected === 'webAddress') return 'website'
  return oneOf(WEEKDAYS, corrected) ? 'operatingHours' : oneOf(SET_FIELDS, corrected)
}
