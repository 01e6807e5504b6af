import { newId } from '#server/platform/db/new-id.ts'
import type { Db } from '#server/platform/db/schema.ts'
import type { ClaimProof, ClaimState } from '#shared/supply/claims.ts'

interface ClaimInput {
  businessId: string
  proof?: ClaimProof
  state?: ClaimState
  name?: string
  email?: string
  said?: string
  sentTo?: string
  userId?: string | null
  createdAt?: Date
}

/** By default one that waits for our call. A granted one shows on the page. */
export async function createClaim(db: Db, input: ClaimInput): Promise<string> {
  const { businessId, proof = 'call', state = 'open', userId = null } = input
  const id = newId()
  const at = (input.createdAt ?? new Date()).toISOString()
  const isDecided = state !== 'open' && state !== 'proved'
  await db
    .insertInto('claims')
    .values({
      id,
      businessId,
      userId,
      wish: 'page',
      proof,
      name: input.name ?? 'Zaida Abrahams',
      email: input.email ?? `${id.toLowerCase()}@example.co.za`,
      said: input.said ?? '',
      sentTo: input.sentTo ?? '021 555 0142',
      state,
      createdAt: at,
      decidedAt: isDecided ? at : null,
    })
    .execute()
  if (state === 'granted')
    await db.updateTable('businesses').set({ claimedAt: at }).where('id', '=', businessId).execute()
  return id
}
