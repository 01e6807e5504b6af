import type { Industry } from '#shared/catalogue/industries.ts'
import { pick } from './factories/random.ts'

/** What a review complains of, and an answer to that. The first that fits. */
const COMPLAINTS: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:late|wait(?:ed|ing)?|hours?|minutes|stood|queue|slow|rescheduled|promised)\b/i,
    'Sorry about the wait, and thank you for your patience. We plan more time now.',
  ],
  [/\bparking\b/i, 'True, parking here is a mission. Come early, or get a lift.'],
  [
    /\b(?:price|pricey|cheap(?:est)?|expensive|wallet|costs?|dear)\b/i,
    'Fair point about the price. Ask us for a quote first, so that there is no surprise.',
  ],
  [
    /\b(?:noise|noisy|loud|music)\b/i,
    'It does get lively here! Ask for a quiet spot when you book.',
  ],
  [
    /\b(?:small|steep|tight|cold|warm)\b/i,
    'We know, and we are working on it. Thank you for coming.',
  ],
]

/** After three stars and fewer. */
export const SORRY = [
  'Thank you for saying it straight. We have changed how we do it; please give us another chance.',
  'Thank you for saying it straight. That day we were two people short, which is no excuse.',
] as const

const THANKS = [
  'Thank you, that made our week.',
  'Thank you for taking the time. We have all read it.',
]

const THANKS_OF: Partial<Record<Industry, readonly string[]>> = {
  'Hair Salon': [
    'Thank you! You left smiling, and so did we.',
    'Dankie! The kettle is on whenever you are near.',
  ],
  Restaurant: [
    'Thank you, we read it out in the kitchen. Come hungry next time, too.',
    'Dankie! There is always a chair for you.',
  ],
  'Home Services': [
    'Thank you for trusting us in your home.',
    'Thank you. You have our number for the next time.',
  ],
  Fitness: [
    'Thank you! You did the work, we only counted.',
    'Thank you, and well done. See you soon.',
  ],
  Automotive: [
    'Thank you. Drive safely, and come past before the next long road.',
    'Dankie! Bring it in any time and we will have a look.',
  ],
  'Beauty & Wellness': [
    'Thank you, that made our week. See you soon.',
    'Thank you. Look after yourself until next time.',
  ],
}

/** An owner's answer that fits what was written. */
export function replyTo(
  { stars, comment }: { stars: number; comment: string },
  industry: Industry,
  random: () => number,
): string {
  const complaint = stars < 5 && COMPLAINTS.find(([about]) => about.test(comment))
  if (complaint) return complaint[1]
  return pick(stars <= 3 ? SORRY : (THANKS_OF[industry] ?? THANKS), random)
}
