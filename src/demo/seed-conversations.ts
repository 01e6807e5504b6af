import type { Db } from '#server/platform/db/schema.ts'
import { DEMO_ACCOUNTS } from './accounts.ts'
import { createConversation } from './factories/conversations.ts'

const HOUR_MS = 3600 * 1000

/** Conversations with the people behind the site, one in each state; they go with the accounts of the demo. */
export async function seedConversations(db: Db, now: Date): Promise<void> {
  const ago = (hours: number) => new Date(now.getTime() - hours * HOUR_MS)
  const accountOf = async (email: string) => {
    const users = db.selectFrom('users').select('id').where('email', '=', email)
    return (await users.executeTakeFirstOrThrow()).id
  }
  await createConversation(db, {
    userId: await accountOf(DEMO_ACCOUNTS.owners['apostles-beach-house']),
    name: 'Lwazi Ndlovu',
    topic: 'payments',
    messages: [
      {
        side: 'writer',
        text: 'Card declined, but the bank says it is fine.\nIt shows R299 reserved and then released. I would rather not have the listing go dark over December.',
        at: ago(20),
      },
      {
        side: 'desk',
        text: 'Good afternoon Lwazi. Nothing was taken; the reserve falls away by itself. Your listing stays up either way. Could you try once more from Plan & billing?',
        at: ago(18),
      },
      {
        side: 'writer',
        text: 'Tried just now. Same. The page says “try again later”.',
        at: ago(2),
      },
    ],
    notes: [
      { text: 'The provider’s log: the bank’s own check timed out. Not his fault.', at: ago(19) },
    ],
  })
  await createConversation(db, {
    userId: await accountOf(DEMO_ACCOUNTS.owners['apostles-beach-house']),
    name: 'Lwazi Ndlovu',
    topic: 'listing',
    messages: [
      { side: 'writer', text: 'Do Easter hours need a new listing?', at: ago(900) },
      {
        side: 'desk',
        text: 'No. Enter the days under Listing, Hours, Special days.',
        at: ago(896),
      },
    ],
    isSolved: true,
  })
  await createConversation(db, {
    userId: await accountOf(DEMO_ACCOUNTS.owners['salt-river-cycles']),
    name: 'Nazeem Davids',
    topic: 'listing',
    messages: [
      { side: 'writer', text: 'Can I list two branches?', at: ago(400) },
      {
        side: 'desk',
        text: 'One account has one business. For the second branch please register with another e-mail address.',
        at: ago(396),
      },
    ],
  })
}
