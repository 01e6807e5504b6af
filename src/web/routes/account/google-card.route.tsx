import { ownPages } from '#shared/own-paths.ts'
import { pages } from '#shared/paths.ts'
import { FormDone } from '#web/components/form-done.tsx'
import { PlainFrame } from '#web/components/layout/plain-frame.tsx'
import { GoogleCardPage } from '#web/features/reviews/owner/google-card-page.tsx'
import { personalPage } from '#web/routes/personal-page.tsx'

const TITLE = 'Cards for your counter'

export const googleCardRoute = personalPage({
  path: ownPages.googleCard,
  sheets: ['owner'],
  load: ({ api }) => api.getGoogleCard(),
  title: ({ businessName }) => `${TITLE}, ${businessName}`,
  Page: GoogleCardPage,
  Refused: ({ sentence }) => (
    <PlainFrame>
      <FormDone
        title={TITLE}
        sentence={sentence}
        back={{ href: `${pages.dashboard}?tab=reviews`, label: 'Back to your reviews' }}
      />
    </PlainFrame>
  ),
})
