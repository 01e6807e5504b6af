import type { LegalPageView } from '#shared/legal/edition.ts'
import { reviewPages, sitePages } from '#shared/paths.ts'
import { LegalPage, type LegalPart } from '#web/components/legal/legal-page.tsx'
import { LegalTable } from '#web/components/legal/legal-table.tsx'
import {
  OfficerSentence,
  operatorLine,
  ServersSentence,
} from '#web/components/legal/operator-facts.tsx'

interface PaiaProps {
  page: LegalPageView
  supportEmail: string
}

export function Paia(props: PaiaProps) {
  return <LegalPage page={props.page} parts={partsOf(props)} />
}

function partsOf({ page: { operator }, supportEmail }: PaiaProps): LegalPart[] {
  const who = operatorLine(operator)
  const address = operator.informationOfficerEmail || supportEmail
  return [
    {
      id: 'contact',
      title: 'Whom to ask',
      text: (
        <>
          {who && <p>This manual is of {who}.</p>}
          <OfficerSentence operator={operator} />
          <p>
            Requests go to <a href={`mailto:${address}`}>{address}</a>.
          </p>
        </>
      ),
    },
    {
      id: 'guide',
      title: 'The Regulator’s guide',
      short: 'A guide to your rights, free, in all official languages.',
      text: (
        <p>
          The Information Regulator has a guide on how to use the Act (section 10). It is at
          inforegulator.org.za, or ask us or the Regulator (enquiries@inforegulator.org.za) for it.
        </p>
      ),
    },
    {
      id: 'without-request',
      title: 'Records you need not ask for',
      short: 'Everything on this site.',
      text: (
        <p>
          The public pages, the <a href={sitePages.terms}>Terms of Service</a>, the{' '}
          <a href={sitePages.privacy}>Privacy Policy</a>, the{' '}
          <a href={reviewPages.policy}>review guidelines</a> and the{' '}
          <a href={reviewPages.figures}>figures of reviews</a>.
        </p>
      ),
    },
    {
      id: 'records',
      title: 'Records we hold',
      text: (
        <LegalTable
          columns={['Subject', 'Records']}
          rows={[
            ['Visitors', 'Bookings, reviews, reports and notices, newsletter consent'],
            ['Owners', 'Accounts, listings, pictures, services and diaries'],
            ['Money', 'Payments, invoices and credit notes'],
            ['The site', 'What admins did, mail that was sent, technical logs'],
            ['The company', 'Records kept under company, tax and labour law'],
          ]}
        />
      ),
    },
    {
      id: 'other-laws',
      title: 'Records under other laws',
      text: (
        <p>
          Among them the Companies Act 71 of 2008, the Tax Administration Act 28 of 2011, the
          Value-Added Tax Act 89 of 1991, the Consumer Protection Act 68 of 2008, the Electronic
          Communications and Transactions Act 25 of 2002 and the Protection of Personal Information
          Act 4 of 2013, as far as they apply to us.
        </p>
      ),
    },
    {
      id: 'personal-information',
      title: 'Personal information',
      short: 'The Privacy Policy says all of it.',
      text: (
        <>
          <p>
            Why we process it, whose, who receives it and for how long we keep it stands in the{' '}
            <a href={sitePages.privacy}>Privacy Policy</a>.
          </p>
          <ServersSentence operator={operator} />
          <p>
            It is protected by encrypted connections, hashed passwords and link secrets, a second
            sign-in step for admins, access by role with a record of what admins do, and backups.
          </p>
        </>
      ),
    },
    {
      id: 'how-to-ask',
      title: 'How to ask',
      short: 'Write to us. For your own data it is free.',
      text: (
        <p>
          Say which record you want, who you are, and for a record of somebody else which right you
          need it for. The Regulator’s Form 2 may be used. We answer within 30 days. A refusal has
          its reason, and you may complain to the Regulator or go to court.
        </p>
      ),
    },
  ]
}
