export const CATEGORY_SLUGS = [
  'hair-salons',
  'restaurants',
  'home-services',
  'fitness',
  'automotive',
  'beauty-wellness',
  'marketing-advertising',
  'legal',
  'finance',
  'other',
] as const
export type CategorySlug = (typeof CATEGORY_SLUGS)[number]

export interface Category {
  id: string
  slug: CategorySlug
  title: string
}

const TITLES: Record<CategorySlug, string> = {
  'hair-salons': 'Hair Salons',
  restaurants: 'Restaurants',
  'home-services': 'Home Services',
  fitness: 'Fitness',
  automotive: 'Automotive',
  'beauty-wellness': 'Beauty & Wellness',
  'marketing-advertising': 'Marketing & Advertising',
  legal: 'Legal',
  finance: 'Finance',
  other: 'Other',
}

/** The id is the slug: categories are part of the code, not editable rows. */
export const CATEGORIES: readonly Category[] = CATEGORY_SLUGS.map((slug) => ({
  id: slug,
  slug,
  title: TITLES[slug],
}))

const HIDDEN_FROM_HOME: ReadonlySet<CategorySlug> = new Set([
  'marketing-advertising',
  'legal',
  'finance',
  'other',
])

export function isOnHome(slug: CategorySlug): boolean {
  return !HIDDEN_FROM_HOME.has(slug)
}

export function isCategorySlug(value: string): value is CategorySlug {
  return CATEGORY_SLUGS.some((slug) => slug === value)
}

export function getCategory(slug: string): Category | undefined {
  return CATEGORIES.find((category) => category.slug === slug)
}
