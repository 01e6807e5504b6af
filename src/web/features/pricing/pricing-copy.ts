import { PLAN_FEATURES, type Plan } from '#shared/money/plans.ts'

interface Explained {
  sentence: string
  /** The file of its screen in public/screens. */
  screen: string
}

/** What each promise of a plan means. Must match what the site does. */
const EXPLAINED: Record<string, Explained> = {
  'Platform access': {
    sentence: 'Your own dashboard for listing, bookings and reviews, on a phone or a desk.',
    screen: 'dashboard',
  },
  'Business listing': {
    sentence: 'A page with 3 photos, hours, services and reviews that Google can read.',
    screen: 'listing',
  },
  'Customer support': {
    sentence: 'Write to us and a person answers within three working days.',
    screen: 'support',
  },
  'Automated bookings': {
    sentence: 'Visitors pick a time that is free in your diary; you accept, move or decline.',
    screen: 'bookings',
  },
  'Built-in map': {
    sentence: 'Your pin at your door, and you among the results nearby.',
    screen: 'map',
  },
  'Easy contact features': {
    sentence: 'Call, WhatsApp, e-mail and website, each one tap away.',
    screen: 'contact',
  },
  'Everything in Basic': {
    sentence: 'All six above stay as they are, and your page shows 12 photos instead of 3.',
    screen: 'billing',
  },
  'Google review setup': {
    sentence: 'Everybody who reviews you here is offered your Google form, whatever their stars.',
    screen: 'google',
  },
  'Priority support': {
    sentence: 'Your message goes to the front: an answer within one working day.',
    screen: 'priority',
  },
  'Featured listings access': {
    sentence:
      'Where two fit equally well you stand before BASIC, badge and all, and you can ask for turns of a week among the Featured Gems on the home page.',
    screen: 'featured',
  },
  'Advanced analytics': {
    sentence:
      'The words people searched, the suburbs and hours, and what they did next, beside your trade.',
    screen: 'analytics',
  },
  Automation: {
    sentence: 'Bookings confirm themselves when the time is free, with mails to both of you.',
    screen: 'automation',
  },
}

/** The promises of a plan in the product's words, each with its sentence and screen. */
export function promisesOf(plan: Plan): (Explained & { promise: string })[] {
  return PLAN_FEATURES[plan].map((promise) => {
    const explained = EXPLAINED[promise]
    if (!explained) throw new Error(`Nothing explains '${promise}'.`)
    return { promise, ...explained }
  })
}

export const PRICING_QUESTIONS: readonly { question: string; answer: string }[] = [
  {
    question: 'Is there a contract?',
    answer:
      'No. You pay for a month and it renews until you stop it. Stop today and your listing stays up to the end of the month you have paid for.',
  },
  {
    question: 'Can I change plan?',
    answer:
      'Up to PREMIUM at once: you pay the difference for the days that are left. Down to BASIC at the end of the month.',
  },
  {
    question: 'Do you take a share of my bookings?',
    answer: 'Nothing. Not a cent, on either plan.',
  },
  {
    question: 'How do I pay?',
    answer:
      'By card, each month on the same day, or by EFT if you ask. Every payment has an invoice in your dashboard.',
  },
  {
    question: 'Can I have my money back?',
    answer: 'Within seven days of the first payment you get your money back, no questions asked.',
  },
  {
    question: 'What happens when a card fails?',
    answer:
      'We mail you three times over ten days. The listing stays up meanwhile, then rests until you pay. Nothing is deleted.',
  },
  {
    question: 'Does PREMIUM put me first in the search?',
    answer:
      'Among equals, yes. What fits the words and the area comes first; where two fit equally well, PREMIUM stands before BASIC, then the better score. The badge tells everybody so.',
  },
]
