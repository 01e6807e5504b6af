import type { CategorySlug } from './categories.ts'

export interface CategoryCopy {
  description: string
  picture: string
  /** The sky colour of the category's picture, also the background of its page's hero. */
  sky: string
  /** Whether the background is dark and needs light text. */
  night: boolean
}

const DESCRIPTIONS: Record<CategorySlug, string> = {
  'hair-salons': 'Fades, braids and colour, done right.',
  restaurants: 'From gatsbys to tasting menus.',
  'home-services': 'Plumbers and painters who show up.',
  fitness: 'Gyms, coaches and sea-view runs.',
  automotive: 'Services, tyres, honest mechanics.',
  'beauty-wellness': 'Spas, nails and skin, fynbos included.',
  'marketing-advertising': 'Signs, sites and stories that sell.',
  legal: 'Wills, leases and straight answers.',
  finance: 'Books, bonds and tax without tears.',
  other: 'Doctors, tutors, tech and good surprises.',
}

const SKIES: Record<CategorySlug, string> = {
  'hair-salons': '#F7B7B0',
  restaurants: '#FBD5A8',
  'home-services': '#CFE6DC',
  fitness: '#FBD98F',
  automotive: '#BFE0DA',
  'beauty-wellness': '#EFA196',
  'marketing-advertising': '#163B58',
  legal: '#C6D8AC',
  finance: '#F9C95E',
  other: '#BFE3E4',
}

const NIGHT_SCENE: CategorySlug = 'marketing-advertising'

export const categoryCopy = (slug: CategorySlug): CategoryCopy => ({
  description: DESCRIPTIONS[slug],
  picture: `/art/category-${slug}.svg`,
  sky: SKIES[slug],
  night: slug === NIGHT_SCENE,
})

const PROS_MIN = 8
const PROS_MAX = 32

/** The decorative '+ pros' number, different on every render. */
export function randomPros(random: () => number = Math.random): number {
  return PROS_MIN + Math.floor(random() * (PROS_MAX - PROS_MIN + 1))
}
