import type {
  ActingAdmin,
  AdminActionService,
} from '#server/features/admin-actions/admin-action.service.ts'
import type { SiteService } from '#server/features/site/site.service.ts'
import type { Context } from '#server/platform/context.ts'
import { newId } from '#server/platform/db/new-id.ts'
import type { TableRules } from '#server/platform/db/table-rules.ts'
import { AppError, refuseConflict, refuseField } from '#server/platform/errors.ts'
import {
  BREACH_BLANK,
  type BreachesView,
  type BreachSummary,
  type BreachText,
  type BreachView,
  prepareBreachText,
  SECOND_THOUGHTS_MINUTES,
} from '#shared/privacy/breach-notice.ts'
import { DATA_KINDS, type DataKind } from '#shared/privacy/data-kinds.ts'
import type { BreachPlace } from '#shared/schemas/privacy/breach-notices.ts'
import { countOf, formatCount } from '#shared/text/numbers.ts'
import { addDays } from '#shared/time/calendar-days.ts'
import { capeTownDay, formatDate, startOfDay } from '#shared/time/dates.ts'
import {
  type BreachNotice,
  changeNotice,
  deleteDraft,
  findNotices,
  findNoticesToSend,
  getNotice,
  insertNotice,
  saveText,
} from './breach-notice.repository.ts'
import {
  countUnreachable,
  findBreachTables,
  findConcerned,
  type LeakedRows,
} from './find-concerned.ts'
import { sendLot } from './send-lot.ts'

const GONE = 'There is no such notice any more.'
const NOT_A_DRAFT = 'This notice is on its way already, so it cannot be changed any more.'

interface Neighbours {
  actions: AdminActionService
  site: Pick<SiteService, 'get'>
}

/** Notices to everybody concerned if data has leaked: prepared, looked at, confirmed, sent in lots. */
export function createBreachNoticeService(
  context: Context,
  rules: TableRules,
  { actions, site }: Neighbours,
) {
  const { clock, db, log } = context
  const tables = findBreachTables(rules)

  const chosen = (notice: BreachNotice) => {
    const names: unknown[] = JSON.parse(notice.tables)
    return tables.filter(({ name }) => names.includes(name))
  }
  const kindsOf = (of: { kind: DataKind }[]) => [...new Set(of.map(({ kind }) => kind))]

  /** What is stored after it was confirmed cannot have leaked before. */
  const rowsOf = (notice: BreachNotice): LeakedRows => {
    const until = startOfDay(addDays(notice.untilDay, 1)).toISOString()
    const { startsAt } = notice
    return {
      tables: chosen(notice).map(({ name }) => name),
      from: startOfDay(notice.fromDay).toISOString(),
      before: startsAt !== null && startsAt < until ? startsAt : until,
    }
  }

  const countPeople = async (notice: BreachNotice) =>
    (await findConcerned(db, rules, rowsOf(notice))).length

  const getOrRefuse = async (id: string): Promise<BreachNotice> => {
    const notice = await getNotice(db, id)
    if (!notice) throw new AppError('not-found', GONE)
    return notice
  }

  const summaryOf = ({
    id,
    state,
    fromDay,
    untilDay,
    createdAt,
    ...rest
  }: BreachNotice): BreachSummary => ({
    ...{ id, state, fromDay, untilDay, createdAt },
    written: rest.written,
    people: rest.people,
  })

  const labelOf = (notice: BreachNotice) => ({
    id: notice.id,
    label: `${chosen(notice)
      .map(({ name }) => name)
      .join(', ')}, ${notice.fromDay} to ${notice.untilDay}`,
  })

  return {
    async list(): Promise<BreachesView> {
      const notices = await findNotices(db)
      return { notices: notices.map(summaryOf), tables, today: capeTownDay(clock()) }
    },

    async get(id: string): Promise<BreachView> {
      const notice = await getOrRefuse(id)
      const { state, happened, consequences, measures, advice, culprit, reference } = notice
      return {
        ...summaryOf(notice),
        people: state === 'draft' ? await countPeople(notice) : notice.people,
        text: { happened, consequences, measures, advice, culprit, reference },
        kinds: kindsOf(chosen(notice)),
        unreachable: await countUnreachable(db, rules, rowsOf(notice)),
        startsAt: notice.startsAt,
        finishedAt: notice.finishedAt,
      }
    },

    /** Returns the id of a draft with a prepared text. Nobody is written to. */
    async prepare({ tables: names, kinds, from, until }: BreachPlace): Promise<string> {
      const wanted = tables.filter(({ name, kind }) => names.includes(name) || kinds.includes(kind))
      if (wanted.length === 0) refuseField('tables', 'Please choose what may have leaked.')
      if (until > capeTownDay(clock())) refuseField('until', 'Please choose today or a day before.')
      const id = newId()
      const days =
        from === until
          ? `on ${formatDate(from)}`
          : `from ${formatDate(from)} to ${formatDate(until)}`
      await insertNotice(db, {
        ...prepareBreachText(kindsOf(wanted), days),
        id,
        tables: JSON.stringify(wanted.map(({ name }) => name)),
        fromDay: from,
        untilDay: until,
        state: 'draft',
        createdAt: clock().toISOString(),
        lastMark: '',
        people: 0,
        written: 0,
      })
      return id
    },

    async save(id: string, text: BreachText): Promise<void> {
      await getOrRefuse(id)
      if (!(await saveText(db, id, text))) refuseConflict(NOT_A_DRAFT)
    },

    async discard(id: string): Promise<void> {
      await getOrRefuse(id)
      if (!(await deleteDraft(db, id))) refuseConflict(NOT_A_DRAFT)
    },

    /** Twice is once. The first mails go after some minutes for second thoughts. */
    async send(admin: ActingAdmin, id: string, confirmed: number): Promise<void> {
      const notice = await getOrRefuse(id)
      if (notice.state !== 'draft') return
      const { happened, consequences, measures, advice } = notice
      for (const [field, text] of Object.entries({ happened, consequences, measures, advice }))
        if (BREACH_BLANK.test(text))
          refuseField(field, 'Please fill in what is between brackets, and save it.')
      const startsAt = new Date(clock().getTime() + SECOND_THOUGHTS_MINUTES * 60_000).toISOString()
      const people = await countPeople({ ...notice, startsAt })
      if (people === 0) refuseConflict('There is nobody to write to.')
      if (people !== confirmed) refuseField('confirm', `Please type ${formatCount(people)}.`)
      await db.transaction().execute(async (trx) => {
        const change = { state: 'sending', startsAt, people } as const
        if (!(await changeNotice(trx, { id, state: 'draft' }, change))) return
        await actions.record(trx, admin, {
          action: 'send-breach-notice',
          target: labelOf(notice),
          detail: countOf(people, 'person', 'people'),
        })
      })
    },

    /** A draft again if nobody was written to yet. */
    async stop(admin: ActingAdmin, id: string): Promise<void> {
      await getOrRefuse(id)
      await db.transaction().execute(async (trx) => {
        if (!(await changeNotice(trx, { id, state: 'sending' }, { state: 'stopped' })))
          refuseConflict('All mails of this notice are on their way already.')
        const notice = await getNotice(trx, id)
        if (!notice) throw new AppError('not-found', GONE)
        if (notice.written === 0)
          await changeNotice(trx, { id, state: 'stopped' }, { state: 'draft', startsAt: null })
        await actions.record(trx, admin, {
          action: 'stop-breach-notice',
          target: labelOf(notice),
          detail: `${notice.written} of ${notice.people} were written to`,
        })
      })
    },

    async goOn(admin: ActingAdmin, id: string): Promise<void> {
      const notice = await getOrRefuse(id)
      await db.transaction().execute(async (trx) => {
        if (!(await changeNotice(trx, { id, state: 'stopped' }, { state: 'sending' })))
          refuseConflict('This notice is not stopped.')
        await actions.record(trx, admin, { action: 'send-breach-notice', target: labelOf(notice) })
      })
    },

    /** One lot of each notice that is under way. */
    async sendDue(): Promise<number> {
      let written = 0
      for (const notice of await findNoticesToSend(db, clock().toISOString()))
        try {
          written += await sendLot(context, notice, {
            concerned: await findConcerned(db, rules, rowsOf(notice)),
            kinds: kindsOf(chosen(notice)).map((kind) => DATA_KINDS[kind].what),
            site: await site.get(),
          })
        } catch (err) {
          log.error({ err, notice: notice.id }, 'a lot of a breach notice waits for the next run')
        }
      return written
    },
  }
}

export type BreachNoticeService = ReturnType<typeof createBreachNoticeService>
