import { IMPORT_FIELDS, type ImportField } from '#shared/schemas/imports/import.ts'
import { wordsOf } from '#shared/text/normalise.ts'

/** Which column of the file has which field. */
export type Mapping = Partial<Record<ImportField, number>>

/** Words of headings, the best first. */
const HEADINGS: Record<ImportField, readonly string[]> = {
  externalId: ['id', 'reference', 'ref', 'code', 'number', 'permit'],
  businessName: ['name', 'naam', 'business', 'company', 'trading', 'title'],
  industry: ['industry', 'trade', 'category', 'type', 'sector', 'activity', 'kind'],
  address: ['address', 'adres', 'street', 'straat', 'addr'],
  suburb: ['suburb', 'voorstad', 'area', 'neighbourhood', 'town'],
  phone: ['phone', 'telephone', 'tel', 'cell', 'mobile', 'telefoon', 'contact'],
  emailPublic: ['email', 'mail', 'epos'],
  website: ['website', 'web', 'url', 'site', 'webwerf'],
  description: ['description', 'about', 'beskrywing', 'notes'],
  services: ['services', 'service', 'dienste', 'products'],
  hours: ['hours', 'opening', 'times', 'ure'],
}

/** By the words of the headings; each column for one field. */
export function guessColumns(headings: readonly string[]): Mapping {
  const words = headings.map((heading) => wordsOf(heading.replaceAll('_', ' ').replace('-', ' ')))
  const mapping: Mapping = {}
  const taken = new Set<number>()
  for (const field of IMPORT_FIELDS)
    for (const word of HEADINGS[field]) {
      const at = words.findIndex((of, index) => !taken.has(index) && of.includes(word))
      if (at < 0) continue
      mapping[field] = at
      taken.add(at)
      break
    }
  return mapping
}
