import type { CategorySlug } from './categories.ts'

export const INDUSTRIES = [
  'Hair Salon',
  'Restaurant',
  'Home Services',
  'Fitness',
  'Automotive',
  'Beauty & Wellness',
  'Marketing & Advertising',
  'Medical',
  'Legal',
  'Education',
  'Technology',
  'Finance',
  'Other',
] as const
export type Industry = (typeof INDUSTRIES)[number]

export const CATEGORY_OF_INDUSTRY: Record<Industry, CategorySlug> = {
  'Hair Salon': 'hair-salons',
  Restaurant: 'restaurants',
  'Home Services': 'home-services',
  Fitness: 'fitness',
  Automotive: 'automotive',
  'Beauty & Wellness': 'beauty-wellness',
  'Marketing & Advertising': 'marketing-advertising',
  Medical: 'other',
  Legal: 'legal',
  Education: 'other',
  Technology: 'other',
  Finance: 'finance',
  Other: 'other',
}
