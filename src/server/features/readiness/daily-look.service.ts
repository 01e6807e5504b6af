import { setTimeout as pause } from 'node:timers/promises'
import type { SiteService } from '#server/features/site/site.service.ts'
import type { Context } from '#server/platform/context.ts'
import { fromJson, toJson } from '#server/platform/db/json-text.ts'
import { enqueueMessage } from '#server/platform/outbox/enqueue.ts'
import {
  CHECK_STATES,
  type Check,
  type CheckName,
  type CheckState,
  type DailyView,
} from '#shared/schemas/readiness.ts'
import { addDays } from '#shared/time/calendar-days.ts'
import { capeTownDay } from '#shared/time/dates.ts'
import { siteChanged } from './mail/site-changed.tsx'
import { findAdmins } from './readiness.repository.ts'
import type { ReadinessService } from './readiness.service.ts'
import {
  areMailsOn,
  deleteDaysBefore,
  findDaysSince,
  getLastDay,
  type SiteDayRow,
  saveDay,
  switchMails,
} from './site-day.repository.ts'

const DAYS_SHOWN = 30
const SECOND_LOOK_MS = 60 * 1000

const isTrouble = ({ state }: Check) => state === 'bad' || state === 'warn'
const wordsOf = ({ title, sentence }: Check) => `${title}: ${sentence}`
const isWorse = (one: CheckState, other: CheckState) =>
  CHECK_STATES.indexOf(one) < CHECK_STATES.indexOf(other)

/** What could not be looked up is as it was. */
const findNotWell = (checks: readonly Check[], before: readonly CheckName[]): CheckName[] =>
  checks
    .filter(
      (check) => isTrouble(check) || (check.state === 'unknown' && before.includes(check.name)),
    )
    .map(({ name }) => name)

/** The worst of the day, in one sentence. */
function findWorst(checks: readonly Check[], today: SiteDayRow | undefined) {
  const worst = checks.find(({ state }) => state === 'bad') ?? checks.find(isTrouble)
  const found = worst
    ? { state: worst.state, sentence: wordsOf(worst) }
    : ({ state: 'ok', sentence: '' } as const)
  return today && !isWorse(found.state, today.state)
    ? { state: today.state, sentence: today.sentence }
    : found
}

/** A moment of patience, which ends early, with an error, when the process stops. */
type Wait = (ms: number, signal?: AbortSignal) => Promise<unknown>

const wait: Wait = (ms, signal) => pause(ms, undefined, { signal })

/** Looks at an open site every hour, remembers each day, and writes to the admins when something has changed. */
export function createDailyLookService(
  context: Context,
  { readiness, site }: { readiness: ReadinessService; site: SiteService },
  waitFor: Wait = wait,
) {
  const { clock, db } = context

  /** What is new is looked at twice, a minute apart: a restart answers 502 for a moment, and that is no news. */
  const checkTwice = async (signal: AbortSignal | undefined) => {
    const last = await getLastDay(db)
    const before = last ? fromJson(last.notWell) : []
    const first = await readiness.check()
    if (!first.checks.some((check) => isTrouble(check) && !before.includes(check.name)))
      return first
    await waitFor(SECOND_LOOK_MS, signal)
    return readiness.check()
  }

  const firstDay = () => addDays(capeTownDay(clock()), 1 - DAYS_SHOWN)

  return {
    /** Returns one sentence about what was found. */
    async look(signal?: AbortSignal): Promise<string> {
      if ((await site.get()).openedAt === null) return 'The site is not open yet.'
      const { checks, checkedAt } = await checkTwice(signal)
      const day = capeTownDay(clock())
      return db.transaction().execute(async (trx) => {
        const last = await getLastDay(trx)
        const before = last ? fromJson(last.notWell) : []
        const notWell = findNotWell(checks, before)
        await saveDay(trx, {
          day,
          ...findWorst(checks, last?.day === day ? last : undefined),
          notWell: toJson(notWell),
          checkedAt,
        })
        await deleteDaysBefore(trx, firstDay())
        // Backups have a mail of their own.
        const ofMail = checks.filter(({ name }) => name !== 'backups')
        const slipped = ofMail.filter((check) => isTrouble(check) && !before.includes(check.name))
        const mended = ofMail.filter(({ name }) => before.includes(name) && !notWell.includes(name))
        if (slipped.length + mended.length > 0 && (await areMailsOn(trx)))
          for (const { email } of await findAdmins(trx))
            await enqueueMessage(trx, context, siteChanged, {
              recipient: email,
              payload: { slipped: slipped.map(wordsOf), mended: mended.map(({ title }) => title) },
              by: 'system',
            })
        const worst = checks.filter(isTrouble).map(wordsOf)
        return worst.length === 0 ? 'All well.' : worst.join(' ')
      })
    },

    /** Of the last thirty days; a day without a look is left out. */
    async get(): Promise<DailyView> {
      const rows = await findDaysSince(db, firstDay())
      return {
        today: capeTownDay(clock()),
        days: rows.map(({ day, state, sentence }) => ({ day, state, sentence })),
        mailsChanges: await areMailsOn(db),
      }
    },

    switchMails: (isOn: boolean): Promise<void> => switchMails(db, isOn),
  }
}

export type DailyLookService = ReturnType<typeof createDailyLookService>
