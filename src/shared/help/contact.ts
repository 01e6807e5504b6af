import type { Plan } from '#shared/money/plans.ts'
import { HELP_TOPIC_NAME, HELP_TOPICS } from './topics.ts'

/** What one can write to us about. */
export const CONTACT_TOPICS = [...HELP_TOPICS, 'other'] as const
export type ContactTopic = (typeof CONTACT_TOPICS)[number]

export const CONTACT_TOPIC_NAME: Record<ContactTopic, string> = {
  ...HELP_TOPIC_NAME,
  other: 'Something else',
}

/** New: it waits for our answer. Waiting: for theirs. */
export const CONVERSATION_STATES = ['new', 'waiting', 'solved'] as const
export type ConversationState = (typeof CONVERSATION_STATES)[number]

export const MESSAGE_MAX_LENGTH = 4000

/** Working days in which we answer. */
export const ANSWER_DAYS = { PREMIUM: 1, others: 3 } as const

export const answerDays = (plan: Plan | null): number =>
  plan === 'PREMIUM' ? ANSWER_DAYS.PREMIUM : ANSWER_DAYS.others

export const promiseSentence = (plan: Plan | null): string =>
  plan === 'PREMIUM'
    ? 'You get an answer within one working day.'
    : 'You get an answer within three working days.'

/** The beginning of a message, as the name of its conversation. */
export function conversationTitle(message: string): string {
  const [line = ''] = message.split('\n', 1)
  const [, sentence = line] = /^(.{3,69}?[.?!])(?:\s|$)/.exec(line) ?? []
  if (sentence.length <= 70) return sentence.replace(/\.$/, '')
  const cut = sentence.slice(0, 70)
  const words = cut.includes(' ') ? cut.slice(0, cut.lastIndexOf(' ')) : cut
  return `${words.replace(/[,;:]$/, '')}…`
}
