import { BROWSER_STORAGE } from '#shared/legal/browser-storage.ts'
import type { LegalPageView } from '#shared/legal/edition.ts'
import { helpPages, privacyPages, sitePages } from '#shared/paths.ts'
import { BESIDE_THE_TABLES, DATA_KINDS, keptFor } from '#shared/privacy/data-kinds.ts'
import { LegalPage, type LegalPart } from '#web/components/legal/legal-page.tsx'
import { LegalTable } from '#web/components/legal/legal-table.tsx'
import {
  OfficerSentence,
  operatorLine,
  ServersSentence,
} from '#web/components/legal/operator-facts.tsx'

interface PrivacyProps {
  page: LegalPageView
  supportEmail: string
}

export function Privacy(props: PrivacyProps) {
  return <LegalPage page={props.page} parts={partsOf(props)} />
}

const REGULATOR = 'POPIAComplaints@inforegulator.org.za'

function partsOf({ page: { operator, keep }, supportEmail }: PrivacyProps): LegalPart[] {
  const who = operatorLine(operator)
  return [
    {
      id: 'who-we-are',
      title: 'Who we are',
      short: operator.informationOfficer
        ? `${operator.informationOfficer} answers for your data.`
        : 'We answer for your data, and a business for its own copy.',
      text: (
        <>
          {who && (
            <p>
              {who}, is the responsible party under the Protection of Personal Information Act 4 of
              2013 (POPIA).
            </p>
          )}
          <OfficerSentence operator={operator} />
          <p>
            Once a business has your booking, it is responsible for its own copy. We are for ours.
          </p>
        </>
      ),
    },
    {
      id: 'what-and-why',
      title: 'What we collect, and why',
      short:
        'Only what the thing you asked for needs. You can look at every page without telling us who you are.',
      text: (
        <>
          <p>
            To <b>book</b>, you give a name, a phone number and an e-mail address, a time, and a
            note if you like. Without them the business cannot answer. The ground is your request.
            Please keep notes free of anything about your health.
          </p>
          <p>
            To <b>review</b>, you give stars, words and a first name if you like. Your address is
            checked if you want the Confirmed mark, and never shown. The ground is our and the
            reader’s interest in honest reviews.
          </p>
          <p>
            For the <b>newsletter</b> we need your address and your consent, which you can take back
            with the link in our mails.
          </p>
          <p>
            <b>Owners</b> also give what a listing and an invoice need. The ground is the contract,
            and for invoices the law.
          </p>
          <p>
            A business that <b>nobody has claimed</b> is listed with what it, or a public list, has
            published: name, category, address, phone number, e-mail address, website and hours. Its
            page names the source. The ground is our and the reader’s interest in finding it. If it
            is yours, <b>Remove this page</b> there takes it off and keeps it off;{' '}
            <a href={`${helpPages.contact}?topic=privacy`}>write to us</a> does too.
          </p>
          <p>
            To keep robots and floods away we store a code of the device and of the network that
            something was sent from. The code names nobody. The ground is our interest in a site
            that works.
          </p>
        </>
      ),
    },
    {
      id: 'how-long',
      title: 'How long we keep it',
      short: 'Invoices are the long one: five years, by law.',
      text: (
        <>
          <LegalTable
            columns={['What', 'Why', 'Who sees it', 'Kept', 'Then']}
            rows={[...Object.values(DATA_KINDS), ...BESIDE_THE_TABLES].map((kind) => [
              `${kind.title}: ${kind.what}`,
              `${kind.why}. Ground: ${kind.ground}`,
              kind.seenBy,
              keptFor(kind, keep),
              kind.afterwards,
            ])}
          />
        </>
      ),
    },
    {
      id: 'who-else',
      title: 'Who else sees it',
      short: 'The business you book with, and those who work for us. Nobody buys it.',
      text: (
        <>
          <p>
            The business you book with sees what you typed into the form. Those who run our servers
            and carry our mail work for us and may use it for nothing else. Owners pay at Payfast,
            which gets their e-mail address and keeps the card; we never see its number. We sell
            nothing to anybody.
          </p>
          <ServersSentence operator={operator} />
          <p>
            The street map on the page of a business comes from Google and loads when you scroll to
            it; Google then sees your network address. If your browser sends Global Privacy Control
            or saves data, it loads only after a tap. Links to WhatsApp and Facebook tell them
            nothing until you follow them.
          </p>
        </>
      ),
    },
    {
      id: 'cookies',
      title: 'What is stored in your browser',
      short: 'What the site needs to work. No advertising, no tracking.',
      text: (
        <LegalTable
          columns={['Name', 'What for', 'Until']}
          rows={BROWSER_STORAGE.map(({ name, kind, purpose, until }) => [
            `${name} (${kind === 'cookie' ? 'cookie' : 'browser storage'})`,
            purpose,
            until,
          ])}
        />
      ),
    },
    {
      id: 'your-rights',
      title: 'Your rights',
      short: 'Ask, and you get it within 30 days, free.',
      text: (
        <>
          <p>
            Did you book, review or subscribe without an account?{' '}
            <a href={privacyPages.yourData}>See, download or erase your data</a> yourself.
          </p>
          <p>
            You may ask what we hold, have it put right, have it erased, and object to what we do on
            the ground of our own interest. Write to{' '}
            <a href={`mailto:${operator.informationOfficerEmail || supportEmail}`}>
              {operator.informationOfficerEmail || supportEmail}
            </a>
            ; no form is needed. The <a href={sitePages.paia}>PAIA manual</a> says how to ask for
            other records.
          </p>
          <p>
            If you are not satisfied, you may complain to the Information Regulator:{' '}
            <a href={`mailto:${REGULATOR}`}>{REGULATOR}</a>, inforegulator.org.za.
          </p>
        </>
      ),
    },
    {
      id: 'if-it-goes-wrong',
      title: 'When something goes wrong',
      short: 'We tell you, and the Regulator, as soon as we can.',
      text: (
        <p>
          If somebody has seen your data who should not have, we write to you: what happened, what
          it can mean, what we are doing and what you should do.
        </p>
      ),
    },
  ]
}
