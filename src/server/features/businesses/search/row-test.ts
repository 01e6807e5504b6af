import type { Expression, ExpressionBuilder, SqlBool } from 'kysely'
import type { Database } from '#server/platform/db/schema.ts'
import { INDUSTRIES } from '#shared/catalogue/industries.ts'
import { MATCH_FIELDS, type MatchField } from '#shared/search/match.ts'
import { searchable } from '#shared/search/normalise.ts'
import type { Demand, PlaceDemand } from './demand.ts'
import type { TextIndex } from './text-index.ts'

type Builder = ExpressionBuilder<Database, 'businesses'>
type Contains = TextIndex['contains']

/** The demand as a condition on one row, on either engine. */
export function rowTest(eb: Builder, demand: Demand, contains: Contains): Expression<SqlBool> {
  const words = demand.groups.map((needles) => stands(eb, demand.fields, needles, contains))
  const area = demand.area ? [isThere(eb, demand.area, contains)] : []
  return eb.and([...words, ...area])
}

function stands(
  eb: Builder,
  fields: readonly MatchField[],
  needles: readonly string[],
  contains: Contains,
): Expression<SqlBool> {
  return eb.or(
    fields.flatMap((field) => {
      if (field === 'name') return needles.map((needle) => contains('searchName', needle))
      if (field === 'services') return needles.map((needle) => contains('searchServices', needle))
      if (field === 'description')
        return needles.map((needle) => contains('searchDescription', needle))
      // There are thirteen industries: which of them hold a needle is known without asking.
      const industries = INDUSTRIES.filter((industry) =>
        needles.some((needle) => searchable(industry).includes(needle)),
      )
      return industries.length > 0 ? [eb('industry', 'in', industries)] : []
    }),
  )
}

function isThere(eb: Builder, area: PlaceDemand, contains: Contains): Expression<SqlBool> {
  return eb.or([
    ...area.needles.map((needle) => contains('searchPlace', needle)),
    ...(area.widened.length > 0 ? [eb('area', 'in', area.widened)] : []),
    ...(area.suburbs.length > 0 ? [eb('suburb', 'in', area.suburbs)] : []),
    ...(area.fromQuery ? [stands(eb, MATCH_FIELDS, area.needles, contains)] : []),
  ])
}
