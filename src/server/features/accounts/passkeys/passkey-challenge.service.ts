import { createHash, randomBytes } from 'node:crypto'
import { z } from 'zod'
import { deleteLink, insertLink } from '#server/features/accounts/link-token.repository.ts'
import type { Context } from '#server/platform/context.ts'
import { newId } from '#server/platform/db/new-id.ts'
import { AppError } from '#server/platform/errors.ts'

export const CHALLENGE_MINUTES = 5

const TOO_LATE = 'That took too long, or was sent twice. Please try again.'

type ChallengePurpose = 'passkey-sign-in' | 'passkey-add'

const clientDataSchema = z.object({ challenge: z.string().min(1) })

/**
 * A random text that the passkey signs, so that a recorded answer is worth nothing. Stored as a hash together
 * with whom it was given to (a session, or a browser before there is one), so that every process knows it and
 * nobody else can use it.
 */
export function createPasskeyChallengeService({ clock, db }: Context) {
  const identifier = (purpose: ChallengePurpose, challenge: string, holder: string) =>
    `${purpose}:${createHash('sha256').update(`${holder}:${challenge}`).digest('base64url')}`

  return {
    async create(purpose: ChallengePurpose, holder: string, userId = ''): Promise<string> {
      const now = clock()
      const challenge = randomBytes(32).toString('base64url')
      await insertLink(db, {
        id: newId(),
        identifier: identifier(purpose, challenge, holder),
        userId,
        expiresAt: new Date(now.getTime() + CHALLENGE_MINUTES * 60_000).toISOString(),
        createdAt: now.toISOString(),
      })
      return challenge
    },

    /** The challenge that the answer names, used up: it counts once, whether the rest is right or not. */
    async use(purpose: ChallengePurpose, holder: string, clientDataJSON: string): Promise<string> {
      const named = readChallenge(clientDataJSON)
      const now = clock().toISOString()
      if (named === null || !(await deleteLink(db, identifier(purpose, named, holder), now)))
        throw new AppError('invalid', TOO_LATE)
      return named
    },
  }
}

export type PasskeyChallengeService = ReturnType<typeof createPasskeyChallengeService>

function readChallenge(clientDataJSON: string): string | null {
  try {
    const text = Buffer.from(clientDataJSON, 'base64url').toString('utf8')
    return clientDataSchema.parse(JSON.parse(text)).challenge
  } catch {
    return null
  }
}
