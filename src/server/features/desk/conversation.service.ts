import type { CurrentUser } from '#server/features/accounts/current-user.ts'
import { firstOfTheDay } from '#server/features/reviews/admin-notices/first-of-the-day.ts'
import type { Context } from '#server/platform/context.ts'
import { newId } from '#server/platform/db/new-id.ts'
import type { Db } from '#server/platform/db/schema.ts'
import { AppError, refuseField } from '#server/platform/errors.ts'
import type { Visitor } from '#server/platform/mail/cause.ts'
import { encryptLink } from '#server/platform/mail/encrypted-link.ts'
import { enqueueMessages, messageOf } from '#server/platform/outbox/enqueue.ts'
import { recordOpened } from '#server/platform/outbox/mailboxes.ts'
import { conversationTitle } from '#shared/help/contact.ts'
import type { ContactRequest } from '#shared/schemas/conversation.ts'
import {
  type ConversationRow,
  findMessages,
  findOfOwner,
  forgetRepeat,
  getByRepeat,
  getConversation,
  getWriter,
  insertConversation,
  insertMessage,
  lockConversation,
  updateConversation,
} from './conversation.repository.ts'
import { conversationToken, readConversationToken } from './conversation-links.ts'
import {
  addMessage,
  isRepeatedAt,
  newReference,
  repeatHash,
  waitingForUs,
} from './conversation-steps.ts'
import { conversationReceived } from './mail/conversation-received.tsx'
import { conversationWaits } from './mail/conversation-waits.tsx'

const UNKNOWN =
  'There is no such conversation. Perhaps the link is incomplete, or it was erased since.'
const NO_EMAIL = 'Please enter a valid email address.'
const SHOWN = 50

/** Who writes to us: an owner who is signed in, or anybody. */
export interface Sender {
  owner: CurrentUser | null
  visitor: Visitor
}

/** Conversations with the people behind the site, from the side of whoever writes. */
export function createConversationService(context: Context) {
  const { clock, db, secret } = context

  const readLink = (token: string) => {
    const link = readConversationToken(secret, token)
    if (!link) throw new AppError('not-found', UNKNOWN)
    return link
  }

  const known = (conversation: ConversationRow | undefined): ConversationRow => {
    if (!conversation) throw new AppError('not-found', UNKNOWN)
    return conversation
  }

  const toAdmin = () => firstOfTheDay(context, conversationWaits, { kind: 'message' }, 'system')

  const recent = async (request: ContactRequest, owner: CurrentUser | null) => {
    const same = await getByRepeat(db, repeatHash(request, owner?.id ?? null))
    return same && isRepeatedAt(same.createdAt, clock()) ? same : null
  }

  const begin = async (trx: Db, request: ContactRequest, { owner, visitor }: Sender) => {
    const now = clock()
    const createdAt = now.toISOString()
    const { topic, name, about, message } = request
    const userId = owner?.id ?? null
    const email = owner ? '' : request.email
    const hash = repeatHash(request, userId)
    const plan = owner?.status === 'ACTIVE' ? owner.plan : null
    const conversation = {
      id: newId(),
      reference: newReference(),
      userId,
      topic,
      name,
      email,
      about,
      title: conversationTitle(message),
      ...waitingForUs(now, plan),
      messageCount: 0,
      repeatHash: hash,
      createdAt,
      updatedAt: createdAt,
    }
    if (!(await insertConversation(trx, conversation))) {
      // Sent twice at the same moment: the other transaction has opened it.
      const same = known(await getByRepeat(trx, hash))
      if (isRepeatedAt(same.createdAt, now)) return same
      await forgetRepeat(trx, hash)
      await insertConversation(trx, conversation)
    }
    const { id, reference, dueAt } = conversation
    await insertMessage(trx, {
      conversationId: id,
      number: 1,
      side: 'writer',
      text: message,
      createdAt,
    })
    const toWriter = messageOf(conversationReceived, {
      recipient: owner?.email ?? email,
      payload: {
        reference,
        name,
        answerBy: dueAt,
        token: encryptLink(secret, conversationToken(secret, 'mail', id)),
      },
      by: owner ? 'recipient' : { visitor },
    })
    await enqueueMessages(trx, context, toAdmin(), toWriter)
    return conversation
  }

  return {
    /** Whether this message has opened a conversation a moment ago. Then it sends no mail. */
    isRepeated: async (request: ContactRequest, owner: CurrentUser | null): Promise<boolean> =>
      (await recent(request, owner)) !== null,

    /** A repeated message gets the answer of the first one, without side effects. */
    open: async (request: ContactRequest, sender: Sender) => {
      if (!sender.owner && request.email === '') refuseField('email', NO_EMAIL)
      const conversation =
        (await recent(request, sender.owner)) ??
        (await db.transaction().execute((trx) => begin(trx, request, sender)))
      const { id, reference, dueAt, updatedAt } = conversation
      return {
        reference,
        answerBy: dueAt ?? updatedAt,
        token: conversationToken(secret, 'device', id),
      }
    },

    get: async (token: string) => {
      const conversation = known(await getConversation(db, readLink(token).id))
      return { conversation, messages: await findMessages(db, conversation.id) }
    },

    /** Whoever has the link of a mail has read it. */
    noteOpened: async (token: string): Promise<void> => {
      const { id, by } = readLink(token)
      if (by !== 'mail') return
      const { email } = await getWriter(db, known(await getConversation(db, id)))
      await recordOpened(db, context, email)
    },

    /** Its writer writes again: it waits for us, also if it was solved. Twice is once. */
    write: (token: string, text: string): Promise<void> =>
      db.transaction().execute(async (trx) => {
        const { id } = readLink(token)
        const now = clock()
        const conversation = known(await lockConversation(trx, id))
        if (!(await addMessage(trx, conversation, { side: 'writer', text, now }))) return
        if (conversation.state === 'new') return
        const { plan } = await getWriter(trx, conversation)
        await updateConversation(trx, id, waitingForUs(now, plan))
        await enqueueMessages(trx, context, toAdmin())
      }),

    /** Its writer needs no answer any more. Twice is once. */
    settle: async (token: string): Promise<void> => {
      const { id } = known(await getConversation(db, readLink(token).id))
      await updateConversation(db, id, { state: 'solved', dueAt: null })
    },

    findOwn: (userId: string): Promise<ConversationRow[]> => findOfOwner(db, userId, SHOWN),
  }
}

export type ConversationService = ReturnType<typeof createConversationService>
