import type { Context } from '#server/platform/context.ts'
import type { Db } from '#server/platform/db/schema.ts'
import { gemsOnTurn } from '#shared/catalogue/gem-turns.ts'
import { GEMS_ON_HOME } from '#shared/catalogue/gems.ts'
import { startOfDay, weekOf } from '#shared/time/dates.ts'
import { findGemsInLine, findGemsOnTurn, findPublicGems } from './gem.repository.ts'
import { saveTurn } from './requests/gem-request.repository.ts'

export function createGemService({ db, clock }: Context) {
  const readTurns = async (from: Db, picks: number) => {
    const week = weekOf(clock())
    const line = picks < GEMS_ON_HOME ? await findGemsInLine(from) : []
    return { week, line, ids: gemsOnTurn(line, week, GEMS_ON_HOME - picks) }
  }

  return {
    /**
     * The admins' own picks, then those whose turn it is in the places that are left. It only reads: from the first
     * minute of a week every process answers the same, and the task notes it afterwards.
     */
    async findPublic() {
      const picks = await findPublicGems(db)
      const { week, ids } = await readTurns(db, picks.length)
      return [...picks, ...(await findGemsOnTurn(db, ids, startOfDay(week).toISOString()))]
    },

    countInLine: async () => (await findGemsInLine(db)).length,

    /**
     * Notes whose turn this week is: once, when it begins. Who stands in for somebody later in the week has not had a
     * turn by that. Returns how many it noted.
     */
    beginWeek: () =>
      db.transaction().execute(async (trx) => {
        const picks = await findPublicGems(trx)
        const { week, line, ids } = await readTurns(trx, picks.length)
        if (line.some(({ lastTurn }) => lastTurn === week)) return 0
        // Sorted, so that two processes cannot deadlock.
        for (const businessId of ids.toSorted()) await saveTurn(trx, businessId, week)
        return ids.length
      }),
  }
}

export type GemService = ReturnType<typeof createGemService>
