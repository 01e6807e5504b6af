import { Anchor, Heading, Note, Paragraph, Strong } from '#server/platform/mail/parts.tsx'
import { Button } from '#server/platform/mail/parts-actions.tsx'
import type { Template } from '#server/platform/mail/template.ts'
import { LEGAL_DOCUMENTS, type LegalDocument, versionPath } from '#shared/legal/documents.ts'
import { moneyPages, sitePages } from '#shared/paths.ts'
import { formatDate } from '#shared/time/dates.ts'

interface LegalChange {
  /** The day from which the new versions count. */
  from: string
  documents: { document: LegalDocument; version: number; changes: string }[]
}

const namesOf = ({ documents }: LegalChange) =>
  documents.map(({ document }) => LEGAL_DOCUMENTS[document].title).join(' and ')

/** To every owner, thirty days before new versions of the legal pages count. */
export const legalChange: Template<LegalChange, 'system'> = {
  kind: 'legal-change',
  causedBy: ['system'],
  freeText: {},
  page: () => sitePages.terms,
  sample: {
    from: '2026-12-19',
    documents: [
      {
        document: 'terms',
        version: 2,
        changes:
          'Owners are told of a change by e-mail 30 days before it counts, and earlier versions stay readable.',
      },
    ],
  },
  subject: (change) => `From ${formatDate(change.from)}: our new ${namesOf(change)}`,
  preheader: () => 'What is different, and where to read all of it.',
  reason: () =>
    'You’re getting this message because you have an owner’s account, and we tell owners of a change before it counts.',
  Body: ({ payload, site }) => {
    const [first] = payload.documents
    return (
      <>
        <Heading>What changes on {formatDate(payload.from)}</Heading>
        {payload.documents.map(({ document, version, changes }) => (
          <Paragraph key={document}>
            <Strong>
              <Anchor href={`${site.publicUrl}${versionPath(document, version)}`}>
                {LEGAL_DOCUMENTS[document].title}, version {version}
              </Anchor>
            </Strong>
            . {changes}
          </Paragraph>
        ))}
        <Paragraph>Until that day, the versions you know still count.</Paragraph>
        {first && (
          <Button href={`${site.publicUrl}${versionPath(first.document, first.version)}`}>
            Read the new version
          </Button>
        )}
        <Note>
          You don’t agree? You can end your plan any day under{' '}
          <Anchor href={`${site.publicUrl}${moneyPages.billing}`}>Plan &amp; billing</Anchor>.
        </Note>
      </>
    )
  },
}
