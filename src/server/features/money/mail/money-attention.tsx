import { Heading, Paragraph } from '#server/platform/mail/parts.tsx'
import { Button, Facts } from '#server/platform/mail/parts-actions.tsx'
import type { Template } from '#server/platform/mail/template.ts'
import { moneyPages } from '#shared/paths.ts'

interface MoneyAttention {
  /** Payments that are not in the ledger. */
  failed: number
  /** Payments that bought nothing. */
  giveBack: number
  /** Of the last day. */
  rejected: { reason: string; count: number }[]
}

/** To the admin: what cannot be settled automatically. */
export const moneyAttention: Template<MoneyAttention, 'system'> = {
  kind: 'money-attention',
  causedBy: ['system'],
  freeText: {},
  page: () => moneyPages.money,
  sample: {
    failed: 1,
    giveBack: 2,
    rejected: [{ reason: 'Not from the network of the provider.', count: 3 }],
  },
  subject: () => 'Payments need attention',
  preheader: () => 'Some payments need your decision.',
  reason: () => 'You’re getting this message, once a day at most, because you are the admin.',
  Body: ({ payload: { failed, giveBack, rejected }, site }) => (
    <>
      <Heading>Payments need attention</Heading>
      <Facts
        facts={[
          { label: 'Not booked', value: String(failed) },
          { label: 'To refund', value: String(giveBack) },
          ...rejected.map(({ reason, count }) => ({
            label: 'Rejected',
            value: `${reason} (${count})`,
          })),
        ]}
      />
      <Paragraph>
        Money shows the details. Rejected notifications change nothing; many of them mean a wrong
        setting or an attack.
      </Paragraph>
      <Button href={`${site.publicUrl}${moneyPages.money}`}>Open Money</Button>
    </>
  ),
}
