import type { MailCause } from './cause.ts'
import { Heading, Note, Paragraph } from './parts.tsx'
import { Actions } from './parts-actions.tsx'
import type { Template, Templates } from './template.ts'

export const MAIL_SUMMARY = 'mail-summary'
/** Lines that a mail can show; bookings with many messages have one line. */
const MOST_LINES = 40

export interface SummaryPayload {
  items: { kind: string; payload: object }[]
  /** How many older ones are left out. */
  earlier: number
}

/** One mail for all those that came above the limits: the newest subject for every page, with its link. */
export function createMailSummary(templates: Templates): Template<SummaryPayload, 'system'> {
  const linesOf = ({ items }: SummaryPayload) => {
    const lines = new Map<string, string>()
    for (const { kind, payload } of items) {
      const template: Template<object, MailCause> | undefined = templates.find(
        (known) => known.kind === kind,
      )
      if (template) lines.set(template.page(payload), template.subject(payload))
    }
    return [...lines].slice(-MOST_LINES)
  }
  const countOf = ({ items, earlier }: SummaryPayload) => items.length + earlier
  const titleOf = (summary: SummaryPayload) =>
    countOf(summary) === 1
      ? 'There is a message for you'
      : `There are ${countOf(summary)} messages for you`

  return {
    kind: MAIL_SUMMARY,
    causedBy: ['system'],
    freeText: {},
    page: () => '/',
    sample: {
      items: templates
        .filter(({ causedBy }) => causedBy.includes('visitor'))
        .slice(0, 3)
        .map(({ kind, sample }) => ({ kind, payload: sample })),
      earlier: 0,
    },
    subject: titleOf,
    preheader: () => 'They came close together, so this is one mail for all of them.',
    reason: () =>
      'You’re getting this message because others gave this address with a booking, a review or an account. If that was not you, answer this message.',
    Body: ({ payload, site }) => (
      <>
        <Heading>{titleOf(payload)}</Heading>
        <Paragraph>They came close together, so this is one mail for all of them.</Paragraph>
        <Actions
          actions={linesOf(payload).map(([page, subject]) => ({
            label: subject,
            href: `${site.publicUrl}${page}`,
          }))}
        />
        <Note>
          Each link leads to its page. Once you have used one of them, mails come one by one again.
        </Note>
      </>
    ),
  }
}
