import type { Context } from '#server/platform/context.ts'
import { type Found, found } from './found.ts'
import type { Outside } from './outside.ts'
import { getDatabaseTime } from './readiness.repository.ts'

/** A code of an authenticator app holds for half a minute. */
const FEW_SECONDS = 20
const MEND = 'Let the server set its clock by the network.'

/** Another machine's time, if one is known to ask: the payment provider, or the database. */
async function findOtherTime(
  { config, db, engine }: Context,
  { ask }: Outside,
): Promise<{ whose: string; time: Date } | null> {
  if (config.payfast) {
    const { date } = await ask(config.payfast.url).catch(() => ({ date: null }))
    if (date) return { whose: 'the payment provider', time: date }
  }
  return engine === 'postgres' ? { whose: 'the database', time: await getDatabaseTime(db) } : null
}

export async function checkClock(context: Context, outside: Outside): Promise<Found> {
  const other = await findOtherTime(context, outside)
  if (!other) return found('unknown', { sentence: 'There is no other clock here to compare with.' })
  const seconds = Math.round(Math.abs(context.clock().getTime() - other.time.getTime()) / 1000)
  if (seconds <= FEW_SECONDS)
    return found('ok', { sentence: `As that of ${other.whose}, to ${FEW_SECONDS} seconds.` })
  return found('bad', {
    sentence: `${seconds} seconds away from that of ${other.whose}: codes and reminders go wrong.`,
    mend: MEND,
    line: 'timedatectl set-ntp true',
  })
}
