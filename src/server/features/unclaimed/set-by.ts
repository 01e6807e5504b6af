/** The fields of a business that others than its owner may set. */
type SetField =
  | 'businessName'
  | 'industry'
  | 'address'
  | 'phone'
  | 'emailPublic'
  | 'website'
  | 'description'
  | 'operatingHours'
  | 'services'

/** Only what an import has set does another one change. */
type Setter = 'import' | 'visitor' | 'owner' | 'admin'
export type SetBy = Partial<Record<SetField, Setter>>
