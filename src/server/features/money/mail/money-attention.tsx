import { Heading, Paragraph } from '#server/platform/mail/parts.tsx'
import { Button, Facts } from '#server/platform/mail/parts-actions.tsx'
import type { Template } from '#server/platform/mail/template.ts'
import { ownPages } from '#shared/billing/billing-paths.ts'

interface MoneyAttention {
  /** Payments that are not in the ledger. */
  failed: number
  /** Payments that bought nothing. */
  giveBack: number
  /** Of the last day. */
  rejected: { reason: string; count: number }[]
}

/** To the admin: what cannot be settled automatically. */
export const moneyAttention: Template<MoneyAttention> = {
  kind: 'money-attention',
  sample: {
    failed: 1,
    giveBack: 2,
    rejected: [{ reason: 'Not from the network of the provider.', count: 3 }],
  },
  subject: () => 'Payments need a look',
  preheader: () => 'Something about money cannot be settled without a person.',
  reason: () => 'You get this message, once a day at most, because you are the admin.',
  Body: ({ payload: { failed, giveBack, rejected }, site }) => (
    <>
      <Heading>Payments need a look</Heading>
      <Facts
        facts={[
          { label: 'In no book', value: String(failed) },
          { label: 'To give back', value: String(giveBack) },
          ...rejected.map(({ reason, count }) => ({
            label: 'Not believed',
            value: `${reason} (${count})`,
          })),
        ]}
      />
      <Paragraph>
        Money says what each of them is. Payments that are not believed change nothing; many of them
        mean a wrong setting or somebody who tries.
      </Paragraph>
      <Button href={`${site.publicUrl}${ownPages.money}`}>Open Money</Button>
    </>
  ),
}
