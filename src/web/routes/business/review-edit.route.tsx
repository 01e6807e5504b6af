import { REVIEW_DONE } from '#shared/catalogue/review-texts.ts'
import { pages, reviewPages } from '#shared/paths.ts'
import { FormDone } from '#web/components/form-done.tsx'
import { PlainFrame } from '#web/components/layout/plain-frame.tsx'
import { UnknownLink } from '#web/components/unknown-link.tsx'
import { EditForm } from '#web/features/reviews/edit-form.tsx'
import { personalPage } from '#web/routes/personal-page.tsx'

const SAID = ['confirmed', 'edited', 'editHeld'] as const

/** The target of mails to the writer and of the booking's page: opening it changes nothing, only the forms do. */
export const reviewEditRoute = personalPage({
  path: reviewPages.edit,
  load: async ({ api, query }) => {
    const token = query.get('token') ?? ''
    const done = query.get('done')
    // Nothing is left that a link could open.
    const about = done === 'withdrawn' ? null : await api.getReviewToEdit(token)
    return { about, token, done }
  },
  title: () => 'Your review',
  NotFound: UnknownLink,
  Page: ({ about, token, done }) => (
    <PlainFrame>
      {about === null ? (
        <FormDone
          title="Withdrawn"
          sentence={REVIEW_DONE.withdrawn}
          back={{ href: pages.home, label: 'Back to Home' }}
        />
      ) : (
        <EditForm {...about} token={token} done={sentenceOf(done)} />
      )}
    </PlainFrame>
  ),
})

const sentenceOf = (done: string | null) => {
  const said = SAID.find((name) => name === done)
  return said && REVIEW_DONE[said]
}
