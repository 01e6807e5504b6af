import type {
  ActingAdmin,
  AdminActionService,
} from '#server/features/admin-actions/admin-action.service.ts'
import type { Context } from '#server/platform/context.ts'
import { newId } from '#server/platform/db/new-id.ts'
import type { Db } from '#server/platform/db/schema.ts'
import { refuseConflict, refuseField } from '#server/platform/errors.ts'
import { keyedHash } from '#server/platform/keyed-hash.ts'
import { sliceOf } from '#shared/accounts/admin.ts'
import { hideMailboxes } from '#shared/contact/hide-mailboxes.ts'
import {
  ANSWER_DAYS,
  type DataRequestsView,
  REQUEST_KINDS,
  REQUEST_WAYS,
  type RequestKind,
  type RequestWay,
  SOON_DAYS,
} from '#shared/privacy/data-requests.ts'
import type { EnteredRequest } from '#shared/schemas/privacy/data-requests.ts'
import { capeTownDay, startOfDay } from '#shared/time/dates.ts'
import { presentDataRequest } from './data-request.presenter.ts'
import {
  closeRequest,
  closeRequestsOf,
  countDoneRequests,
  countOpenRequests,
  findDoneRequests,
  findOpenRequests,
  getRequest,
  hasAsked,
  insertRequest,
} from './data-request.repository.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** What people have asked about their data, and what was done: never the data itself. */
export function createDataRequestService(
  { clock, db, secret }: Context,
  actions: AdminActionService,
) {
  const nowISO = () => clock().toISOString()

  const markOf = (email: string) => keyedHash(secret, `data request:${email.trim().toLowerCase()}`)

  interface Asked {
    what: RequestKind
    via: RequestWay
    mark: string | null
    at?: Date
    note?: string
    /** What was done at once. */
    outcome?: string
  }

  /** Returns its id. */
  const insert = async (trx: Db, { at = clock(), note = '', outcome = '', ...asked }: Asked) => {
    const id = newId()
    await insertRequest(trx, {
      ...asked,
      id,
      note,
      askedAt: at.toISOString(),
      dueAt: new Date(at.getTime() + ANSWER_DAYS * DAY_MS).toISOString(),
      doneAt: outcome === '' ? null : nowISO(),
      outcome,
    })
    return id
  }

  return {
    /** In the transaction that mails the link. Asked again within a day it is the same request. */
    async noteLink(trx: Db, email: string): Promise<void> {
      const asked = { what: 'access', mark: markOf(email) } as const
      const since = new Date(clock().getTime() - DAY_MS).toISOString()
      const outcome = 'A link to everything was mailed, good for 24 hours.'
      if (!(await hasAsked(trx, { ...asked, since })))
        await insert(trx, { ...asked, via: 'page', outcome })
    },

    /** In the transaction that erases. */
    async noteErased(trx: Db, email: string, outcome: string): Promise<void> {
      await insert(trx, { what: 'erasure', via: 'page', mark: markOf(email), outcome })
    },

    /** An owner asks on the page 'Account'; open until it is done. */
    async begin(trx: Db, userId: string, what: RequestKind): Promise<void> {
      await insert(trx, { what, via: 'account', mark: userId })
    },

    finish: (trx: Db, userId: string, what: RequestKind, outcome: string): Promise<void> =>
      closeRequestsOf(trx, { mark: userId, what }, { at: nowISO(), outcome }),

    async get(page: number, id: string | null): Promise<DataRequestsView> {
      const now = clock()
      const [open, done, doneTotal, chosen] = await Promise.all([
        findOpenRequests(db),
        findDoneRequests(db, sliceOf({ page })),
        countDoneRequests(db),
        id === null ? undefined : getRequest(db, id),
      ])
      return {
        open: open.map((row) => presentDataRequest(row, now)),
        done: done.map((row) => presentDataRequest(row, now)),
        doneTotal,
        page,
        chosen: chosen ? presentDataRequest(chosen, now) : null,
        today: capeTownDay(now),
      }
    },

    /** Overdue, or due within a week. */
    countDue: () =>
      countOpenRequests(db, new Date(clock().getTime() + SOON_DAYS * DAY_MS).toISOString()),

    /** A request that came another way. Of the address only a mark is stored. */
    enter: (admin: ActingAdmin, { what, via, day, email, note }: EnteredRequest): Promise<void> =>
      db.transaction().execute(async (trx) => {
        if (day > capeTownDay(clock())) refuseField('day', 'Please choose today or a day before.')
        const id = await insert(trx, {
          what,
          via,
          mark: email === '' ? null : markOf(email),
          at: startOfDay(day),
          note: hideMailboxes(note ?? ''),
        })
        const label = `${REQUEST_KINDS[what]}, ${REQUEST_WAYS[via]}`
        await actions.record(trx, admin, { action: 'enter-request', target: { id, label } })
      }),

    /** Twice is once: the first words stay. */
    close: (admin: ActingAdmin, id: string, outcome: string): Promise<void> =>
      db.transaction().execute(async (trx) => {
        const words = hideMailboxes(outcome)
        if (!(await closeRequest(trx, id, { at: nowISO(), outcome: words })))
          refuseConflict('This request is closed already, or the site closes it by itself.')
        const target = { id, label: 'A request about data' }
        await actions.record(trx, admin, { action: 'close-request', target, detail: words })
      }),
  }
}

export type DataRequestService = ReturnType<typeof createDataRequestService>
