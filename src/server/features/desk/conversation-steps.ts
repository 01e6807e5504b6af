import { createHash, randomInt } from 'node:crypto'
import type { Db } from '#server/platform/db/schema.ts'
import { AppError } from '#server/platform/errors.ts'
import { answerDays } from '#shared/help/contact.ts'
import { afterWorkingDays } from '#shared/hours/working-days.ts'
import type { Plan } from '#shared/money/plans.ts'
import type { ContactRequest } from '#shared/schemas/conversation.ts'
import {
  type ConversationRow,
  getLastMessage,
  insertMessage,
  type MessageRow,
} from './conversation.repository.ts'

/** How long the same words count as sent twice. */
const REPEAT_MS = 10 * 60 * 1000
const MOST_MESSAGES = 200
const ENOUGH =
  'This conversation has become very long. Please begin a new one, and name this number.'

/** No letters that look or sound alike: it is read out by phone. */
const LETTERS = '23456789ACDEFHJKMNPQRTVWXYZ'

export const newReference = (): string =>
  `CPT-${Array.from({ length: 6 }, () => LETTERS[randomInt(LETTERS.length)]).join('')}`

export const isRepeatedAt = (createdAt: string, now: Date): boolean =>
  now.getTime() - Date.parse(createdAt) < REPEAT_MS

/** What makes a message the same: who writes, about what, and every word. */
export function repeatHash(
  { email, topic, about, message, name }: ContactRequest,
  userId: string | null,
): string {
  const parts = [userId ?? email.toLowerCase(), topic, about, name, message]
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url')
}

/** It waits for us from now on, by the plan of its writer. */
export const waitingForUs = (now: Date, plan: Plan | null) => ({
  state: 'new' as const,
  isPremium: plan === 'PREMIUM' ? (1 as const) : (0 as const),
  waitsSince: now.toISOString(),
  dueAt: afterWorkingDays(now, answerDays(plan)).toISOString(),
})

/** False if this side has just sent the same words. The conversation is locked. */
export async function addMessage(
  trx: Db,
  conversation: ConversationRow,
  { side, text, now }: { side: MessageRow['side']; text: string; now: Date },
): Promise<boolean> {
  const { id, messageCount } = conversation
  const last = await getLastMessage(trx, conversation)
  if (last?.side === side && last.text === text && isRepeatedAt(last.createdAt, now)) return false
  if (messageCount >= MOST_MESSAGES) throw new AppError('conflict', ENOUGH)
  const createdAt = now.toISOString()
  await insertMessage(trx, { conversationId: id, number: messageCount + 1, side, text, createdAt })
  return true
}
