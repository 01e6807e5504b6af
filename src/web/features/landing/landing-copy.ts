import { type CategorySlug, getCategory } from '#shared/catalogue/categories.ts'
import { spokenPlace } from '#shared/places/areas.ts'
import type { CardPage } from '#shared/schemas/business-list.ts'
import { countOf, plural } from '#shared/text/numbers.ts'

export function landingTitle(category: CategorySlug | undefined, place: string): string {
  return `${(category && getCategory(category)?.title) ?? 'Businesses'} in ${spokenPlace(place)}`
}

/** Only facts about the place as of today. */
export function landingSentences(
  category: CategorySlug | undefined,
  place: string,
  { businesses, place: asked, totalIsExact, page }: CardPage,
): string[] {
  const count = asked?.count ?? null
  const of = category ? ` in ${getCategory(category)?.title}` : ''
  if (count === 0 && totalIsExact)
    return [
      `Nobody${of} has a sign up in ${spokenPlace(place)} yet.`,
      ...(businesses.length > 0 ? ['These are the nearest.'] : []),
    ]
  const found =
    count === null
      ? `Many businesses${of} are on CPT Recommends in and around ${spokenPlace(place)}.`
      : `${countOf(count, 'business', 'businesses')}${of} in ${spokenPlace(place)} ${plural(count, 'is', 'are')} on CPT Recommends.`
  const best = page === 1 ? bestOf(businesses) : null
  if (!best) return [found]
  const reviews = countOf(best.ratingCount, 'review')
  return [
    found,
    `The best rated of them: ${best.businessName}, ${best.ratingAvg.toFixed(1)} stars from ${reviews}.`,
  ]
}

/** Only if all of them are on the page. */
function bestOf(businesses: CardPage['businesses']) {
  const here = businesses.filter(({ group }) => group === 'in')
  if (here.length === businesses.length && businesses.length === 24) return null
  const rated = here.filter(({ ratingCount }) => ratingCount > 0)
  return rated.toSorted((a, b) => b.ratingAvg - a.ratingAvg || b.ratingCount - a.ratingCount)[0]
}
