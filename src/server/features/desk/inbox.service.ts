import type {
  ActingAdmin,
  AdminActionService,
} from '#server/features/admin-actions/admin-action.service.ts'
import type { Context } from '#server/platform/context.ts'
import { newId } from '#server/platform/db/new-id.ts'
import type { Db } from '#server/platform/db/schema.ts'
import { AppError, refuseConflict } from '#server/platform/errors.ts'
import { encryptLink } from '#server/platform/mail/encrypted-link.ts'
import { enqueueMessage } from '#server/platform/outbox/enqueue.ts'
import type { AdminActionKind } from '#shared/accounts/admin.ts'
import { sliceOf } from '#shared/accounts/admin.ts'
import type { InboxQuery } from '#shared/personal-read-api.ts'
import {
  type ConversationRow,
  findMessages,
  getWriter,
  lockConversation,
  updateConversation,
} from './conversation.repository.ts'
import { conversationToken } from './conversation-links.ts'
import { addMessage, waitingForUs } from './conversation-steps.ts'
import {
  countByState,
  countOverdue,
  findInbox,
  findNotes,
  getOfInbox,
  insertNote,
} from './inbox.repository.ts'
import { conversationAnswered } from './mail/conversation-answered.tsx'

const GONE = 'There is no such conversation any more. Its writer may have erased it.'

/** The same conversations, from the side of the admins who answer. */
export function createInboxService(context: Context, actions: AdminActionService) {
  const { clock, db, secret } = context

  const inConversation = <T>(id: string, act: (trx: Db, row: ConversationRow) => Promise<T>) =>
    db.transaction().execute(async (trx) => {
      const row = await lockConversation(trx, id)
      if (!row) throw new AppError('not-found', GONE)
      return act(trx, row)
    })

  const record = (
    trx: Db,
    admin: ActingAdmin,
    action: AdminActionKind,
    { id, userId, reference }: ConversationRow,
  ) => actions.record(trx, admin, { action, target: { id: userId ?? id, label: reference } })

  const open = async (id: string) => {
    const row = await getOfInbox(db, id)
    if (!row) throw new AppError('not-found', GONE)
    return { row, messages: await findMessages(db, id), notes: await findNotes(db, id) }
  }

  return {
    open,

    /** A page of one state, and one conversation of any state if it is asked for. */
    async read(wanted: InboxQuery) {
      const opened = wanted.id === undefined ? null : await open(wanted.id)
      const state = wanted.state ?? opened?.row.state ?? 'new'
      const rows = await findInbox(db, state, sliceOf({ page: wanted.page }))
      return { state, page: wanted.page, rows, counts: await countByState(db), opened }
    },

    countNew: async (): Promise<{ open: number; overdue: number }> => ({
      open: (await countByState(db)).new,
      overdue: await countOverdue(db, clock().toISOString()),
    }),

    /** Mails the answer. The same words twice are one answer. */
    reply: (
      admin: ActingAdmin,
      id: string,
      { message, solves }: { message: string; solves: boolean },
    ): Promise<void> =>
      inConversation(id, async (trx, row) => {
        const now = clock()
        if (!(await addMessage(trx, row, { side: 'desk', text: message, now }))) return
        const state = solves ? 'solved' : 'waiting'
        await updateConversation(trx, id, { state, dueAt: null, waitsSince: now.toISOString() })
        await record(trx, admin, 'answer-conversation', row)
        const { email } = await getWriter(trx, row)
        await enqueueMessage(trx, context, conversationAnswered, {
          recipient: email,
          payload: {
            reference: row.reference,
            name: row.name,
            answer: message,
            isSolved: solves,
            token: encryptLink(secret, conversationToken(secret, 'mail', id)),
          },
          by: 'admin',
        })
      }),

    /** Between admins; the writer gets nothing. */
    note: (admin: ActingAdmin, id: string, text: string): Promise<void> =>
      inConversation(id, async (trx, row) => {
        const notes = await findNotes(trx, id)
        const last = notes.at(-1)
        if (last?.text === text && last.adminEmail === admin.email) return
        const createdAt = clock().toISOString()
        const note = { id: newId(), conversationId: id, text, adminEmail: admin.email, createdAt }
        await insertNote(trx, note)
        await record(trx, admin, 'note-conversation', row)
      }),

    solve: (admin: ActingAdmin, id: string): Promise<void> =>
      inConversation(id, async (trx, row) => {
        if (row.state === 'solved') refuseConflict('It is solved already.')
        await updateConversation(trx, id, { state: 'solved', dueAt: null })
        await record(trx, admin, 'solve-conversation', row)
      }),

    reopen: (admin: ActingAdmin, id: string): Promise<void> =>
      inConversation(id, async (trx, row) => {
        if (row.state !== 'solved') refuseConflict('It is open already.')
        const { plan } = await getWriter(trx, row)
        await updateConversation(trx, id, waitingForUs(clock(), plan))
        await record(trx, admin, 'reopen-conversation', row)
      }),
  }
}

export type InboxService = ReturnType<typeof createInboxService>
