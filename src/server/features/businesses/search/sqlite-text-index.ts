import { sql } from 'kysely'
import { MATCH_FIELDS, type MatchField } from '#shared/catalogue/search/match.ts'
import { searchable } from '#shared/catalogue/search/normalise.ts'
import type { AreaPart } from '#shared/catalogue/search/query.ts'
import type { Demand } from './demand.ts'
import { rowTest, type TextColumn } from './row-test.ts'
import type { BusinessQuery, TextIndex } from './text-index.ts'

const contains = (column: TextColumn, needle: string) =>
  sql<boolean>`instr(${sql.ref(column)}, ${needle}) > 0`

export const sqliteTextIndex: TextIndex = {
  find: (db, demand) => {
    const hits = sql<{ searchKey: number }>`(
      select rowid as "searchKey" from "businessTexts" where "businessTexts" match ${matchOf(demand)}
    )`
    // A cross join keeps the order of the tables: the index leads, and a limit ends its work early.
    return db
      .selectFrom(hits.as('hits'))
      .crossJoin('businesses')
      .where(
        sql<boolean>`"businesses"."searchKey" = "hits"."searchKey"`,
      ) as unknown as BusinessQuery
  },
  filter: (db, demand) => db.selectFrom('businesses').where((eb) => rowTest(eb, demand, contains)),
}

/** The demand in FTS5's language. A needle holds letters, digits and spaces only: quotes suffice. */
function matchOf({ groups, fields, area }: Demand): string {
  const parts = groups.map((needles) => within(fields, needles))
  if (area) parts.push(placeOf(area))
  return parts.map((part) => `(${part})`).join(' AND ')
}

function placeOf(area: AreaPart): string {
  // The area begins the place and is followed by two spaces, which stand nowhere else in a text.
  const around = area.widened.map((name) => `${searchable(name)} `)
  const there = within(['place'], [...area.needles, ...around])
  return area.fromQuery ? `${there} OR ${within(MATCH_FIELDS, area.needles)}` : there
}

function within(columns: readonly (MatchField | 'place')[], needles: readonly string[]): string {
  return `{${columns.join(' ')}} : (${needles.map((needle) => `"${needle}"`).join(' OR ')})`
}
