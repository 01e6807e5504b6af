/** The fields of a business that others than its owner may set. */
export const SET_FIELDS = [
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

/** Only what an import has set does another one change. */
type Setter = 'import' | 'visitor' | 'owner' | 'admin'
export type SetBy = Partial<Record<SetField, Setter>>

/** Of these fields, which an import may change. A field that nobody has set is free. */
export const isForImport = (setBy: SetBy, field: SetField): boolean =>
  (setBy[field] ?? 'import') === 'import'
