/** The fields of a business that others than its owner may set. */
export type SetField =
  | 'businessName'
  | 'industry'
  | 'address'
  | 'phone'
  | 'emailPublic'
  | 'website'
  | 'description'
  | 'operatingHours'
  | 'services'

type Setter = 'import' | 'visitor' | 'owner' | 'admin'
export type SetBy = Partial<Record<SetField, Setter>>

/** Only what an import has set, or nobody, does another one change. */
export const isForImport = (setBy: SetBy, field: SetField): boolean =>
  (setBy[field] ?? 'import') === 'import'
