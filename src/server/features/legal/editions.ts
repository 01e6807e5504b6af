import { type LegalDocument, versionsOf } from '#shared/legal/documents.ts'
import type { LegalEdition } from '#shared/legal/edition.ts'
import type { StoredVersion } from './legal.repository.ts'

/**
 * The versions of a document on this site, the newest first. One that nobody was told of yet does not exist. A site that
 * has stored none is new, and begins with the newest.
 */
export function findEditions(
  document: LegalDocument,
  stored: readonly StoredVersion[],
  today: string,
): LegalEdition[] {
  const own = stored.filter((one) => one.document === document)
  const known = versionsOf(document).flatMap(({ version, since, changes }) => {
    const row = own.find((one) => one.version === version)
    if (own.length > 0 && !row) return []
    return [{ version, changes, from: row?.inForceFrom ?? since }]
  })
  const present = known.findLast(({ from }) => from <= today) ?? known[0]
  return known
    .map((one, index) => ({
      ...one,
      state: stateOf(one.version, present?.version ?? 0),
      until: known[index + 1]?.from ?? null,
    }))
    .toReversed()
}

function stateOf(version: number, present: number): LegalEdition['state'] {
  if (version === present) return 'present'
  return version < present ? 'earlier' : 'coming'
}
