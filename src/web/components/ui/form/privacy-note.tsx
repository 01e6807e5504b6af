import { sitePages } from '#shared/paths.ts'

const NOTES = {
  booking: 'Only the business and we see this, to arrange your booking.',
  review:
    'Everybody can read your review. Nobody sees the codes of your device and network that we store with it.',
  newsletter: 'We use your address for the newsletter only. You can stop it at any time.',
  report: 'Only we read this.',
  confirmation:
    'We use your address to check the review, and to tell you about replies. Nobody sees it.',
  reply: 'Everybody can read your reply.',
  gem: 'Only we read this, to decide about your request.',
  contact: 'Only we read this, to answer you.',
  correction:
    'Only we and the business read this. We store codes of your device and network, no name.',
  claim: 'Only we read this. We tell the business your name, so that it knows who asks.',
  data: 'We use the address only to send the link.',
  notice: 'We use this to handle your notice, and may pass it on to whoever wrote the review.',
  invoice: 'We use this for your invoices only.',
  register: 'We use this for your account, your listing and your invoices.',
} as const

/** What happens with what is typed into a form. In a window of its own, so that nothing typed is lost. */
export function PrivacyNote({ of }: { of: keyof typeof NOTES }) {
  return (
    <p className="privacy-note">
      {NOTES[of]}{' '}
      <a href={sitePages.privacy} target="_blank" rel="noopener">
        Privacy Policy
      </a>
    </p>
  )
}
