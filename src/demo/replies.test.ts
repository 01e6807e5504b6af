import { expect, test } from 'vitest'
import { replyTo, SORRY } from './replies.ts'

const first = () => 0

test.each([
  [4, 'Food is superb. Parking is Kalk Bay parking.', 'Restaurant', /parking/],
  [4, 'Great work, ouch on the wallet.', 'Medical', /price/],
  [1, 'Ninety minutes when they promised thirty.', 'Automotive', /wait/],
  [4, 'Noise level: wedding.', 'Restaurant', /lively/],
  [5, 'Worth the wait.', 'Restaurant', /kitchen/],
  [5, 'Six months of patience.', 'Beauty & Wellness', /made our week/],
  [5, 'Geyser fixed on a Sunday.', 'Home Services', /home/],
  [4, 'Sums add up.', 'Finance', /Thank you/],
] as const)(
  '%i stars, “%s” to a %s has an answer of its own',
  (stars, comment, industry, answer) => {
    expect(replyTo({ stars, comment }, industry, first)).toMatch(answer)
  },
)

test('nobody is thanked for few stars', () => {
  for (const stars of [1, 2, 3])
    expect(SORRY).toContain(replyTo({ stars, comment: 'No, thank you.' }, 'Hair Salon', first))
})
