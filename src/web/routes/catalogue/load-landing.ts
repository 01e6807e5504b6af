import { notFound, redirect } from '@tanstack/react-router'
import type { CategorySlug } from '#shared/catalogue/categories.ts'
import { placePages } from '#shared/places/place-pages.ts'
import { placeSlug } from '#shared/places/place-slug.ts'
import { getPlace } from '#shared/places/suburbs.ts'
import { businessesQuery } from '#web/lib/api/catalogue-queries.ts'
import type { RouterContext } from '#web/lib/router-context.ts'

interface Asked {
  slug: string
  category?: CategorySlug
  page: number
}

export async function loadLanding({ queryClient }: RouterContext, { slug, category, page }: Asked) {
  const place = getPlace(slug.replaceAll('-', ' '))
  if (!place) throw notFound()
  const canonical = placeSlug(place.name)
  const path = category ? placePages.category(category, canonical) : placePages.area(canonical)
  if (canonical !== slug) throw redirect({ href: path, statusCode: 301 })
  const filter = { category, area: place.name, page }
  const found = await queryClient.ensureQueryData(businessesQuery(filter))
  return { category, place: { name: place.name, slug: canonical }, path, found }
}
export type Landing = Awaited<ReturnType<typeof loadLanding>>
