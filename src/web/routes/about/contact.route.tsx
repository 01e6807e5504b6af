import { CONTACT_TOPICS } from '#shared/help/contact.ts'
import { helpPages } from '#shared/paths.ts'
import { oneOf } from '#shared/text/one-of.ts'
import { PageFrame, PlainFrame } from '#web/components/layout/plain-frame.tsx'
import { buttonClass } from '#web/components/ui/button.tsx'
import { NotFoundState } from '#web/components/ui/feedback/empty-state.tsx'
import { ConversationPage } from '#web/features/desk/conversation-page.tsx'
import { ContactPage } from '#web/features/help/contact-page.tsx'
import { personalPage } from '#web/routes/personal-page.tsx'

const contactRoute = personalPage({
  path: helpPages.contact,
  sheets: ['about'],
  load: async ({ api, query }) => ({
    ...(await api.getContactForm()),
    topic: oneOf(CONTACT_TOPICS, query.get('topic') ?? ''),
  }),
  title: () => 'Write to us',
  description: 'Ask us about a booking, a review, your listing or your data. We answer by email.',
  Page: (form) => (
    <PageFrame>
      <ContactPage {...form} />
    </PageFrame>
  ),
})

/** The target of the link in mails: opening it changes nothing. */
const conversationRoute = personalPage({
  path: '/help/conversation/$token',
  sheets: ['about'],
  load: async ({ api }, param) => ({ view: await api.getConversation(param('token')) }),
  title: ({ view }) => view.reference,
  Refused: ({ sentence }) => (
    <PlainFrame>
      <NotFoundState
        title="No such conversation"
        text={sentence}
        action={
          <a className={buttonClass({ variant: 'sea' })} href={helpPages.contact}>
            Write to us
          </a>
        }
      />
    </PlainFrame>
  ),
  Page: ({ view }) => (
    <PageFrame>
      <ConversationPage view={view} />
    </PageFrame>
  ),
})

export const contactRoutes = [contactRoute, conversationRoute]
