import { CORRECTION_SENT, CORRECTION_SENT_TO_OWNER } from '#shared/catalogue/corrections.ts'
import { pages, supplyPages } from '#shared/paths.ts'
import { FormDone } from '#web/components/form-done.tsx'
import { PlainFrame } from '#web/components/layout/plain-frame.tsx'
import { UnknownLink } from '#web/components/unknown-link.tsx'
import { CorrectionForm } from '#web/features/corrections/correction-form.tsx'
import { OwnCorrections } from '#web/features/corrections/own-corrections.tsx'
import { personalPage } from '#web/routes/personal-page.tsx'
import { BusinessNotFound } from './business.page.tsx'

/** What is wrong about a business, for everybody, and what its owner says to it. */
export const correctionRoutes = [
  personalPage({
    path: '/business/$id/correction',
    load: async ({ api, query }, param) => ({
      view: await api.getCorrection(param('id')),
      done: query.get('done'),
    }),
    title: () => 'Suggest a correction',
    NotFound: BusinessNotFound,
    Page: ({ view, done }) => (
      <PlainFrame>
        {done === null ? (
          <CorrectionForm {...view} />
        ) : (
          <FormDone
            title="Thank you"
            sentence={done === 'owner' ? CORRECTION_SENT_TO_OWNER : CORRECTION_SENT}
            back={{ href: pages.business(view.businessId), label: 'Back to the business' }}
          />
        )}
      </PlainFrame>
    ),
  }),
  personalPage({
    path: supplyPages.ownCorrections,
    load: async ({ api, query }) => {
      const token = query.get('token') ?? ''
      return { ...(await api.getOwnCorrections(token)), token, done: query.get('done') }
    },
    title: () => 'Suggestions of visitors',
    NotFound: UnknownLink,
    Page: (view) => (
      <PlainFrame>
        <OwnCorrections {...view} />
      </PlainFrame>
    ),
  }),
]
