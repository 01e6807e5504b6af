import { pages } from '#shared/paths.ts'
import { claimPages } from '#shared/supply/claim-paths.ts'
import { FormDone } from '#web/components/form-done.tsx'
import { PlainFrame } from '#web/components/layout/plain-frame.tsx'
import { UnknownLink } from '#web/components/unknown-link.tsx'
import { ClaimForm } from '#web/features/claims/claim-form.tsx'
import { ClaimPage } from '#web/features/claims/claim-page.tsx'
import { ClaimStop } from '#web/features/claims/claim-stop.tsx'
import { CorrectionFields } from '#web/features/corrections/correction-form.tsx'
import { personalPage } from '#web/routes/personal-page.tsx'
import { BusinessNotFound } from './business.page.tsx'

const formOf = (wish: 'page' | 'removal', path: string) =>
  personalPage({
    path,
    load: async ({ api }, param) => ({ view: await api.getClaimForm(param('id')) }),
    title: ({ view }) =>
      wish === 'page' ? `Claim ${view.businessName}` : `Remove the page of ${view.businessName}`,
    NotFound: BusinessNotFound,
    Page: ({ view }) => (
      <PlainFrame>
        <ClaimForm view={view} wish={wish} />
      </PlainFrame>
    ),
  })

/** Claiming the page of a business, or having it removed. */
export const claimRoutes = [
  formOf('page', '/business/$id/claim'),
  formOf('removal', '/business/$id/remove'),
  personalPage({
    path: '/claims/$token',
    load: async ({ api, query }, param) => ({
      ...(await api.getClaim(param('token'))),
      done: query.get('done'),
    }),
    title: ({ businessName }) => `Your claim of ${businessName}`,
    NotFound: UnknownLink,
    Page: (claim) => (
      <PlainFrame>
        <ClaimPage {...claim} />
      </PlainFrame>
    ),
  }),
  personalPage({
    path: '/claims/$token/details',
    load: async ({ api }, param) => ({
      view: await api.getClaimedDetails(param('token')),
      token: param('token'),
    }),
    title: () => 'Put the details right',
    NotFound: UnknownLink,
    Page: ({ view, token }) => (
      <PlainFrame>
        <article className="policy">
          <h1>Put the details right</h1>
          <p className="lead">
            For {view.businessName}. Fill in only what should change: it changes at once.
          </p>
          <CorrectionFields
            today={view.today}
            action={claimPages.action(token, 'details')}
            label="Change the page"
          />
        </article>
      </PlainFrame>
    ),
  }),
  personalPage({
    path: '/claim-stop/$token',
    load: async ({ api }, param) => ({
      ...(await api.getClaimToStop(param('token'))),
      token: param('token'),
    }),
    title: () => 'Is this not you?',
    NotFound: UnknownLink,
    Page: (view) => (
      <PlainFrame>
        <ClaimStop {...view} />
      </PlainFrame>
    ),
  }),
  personalPage({
    path: claimPages.removed,
    load: async () => ({}),
    title: () => 'The page is removed',
    Page: () => (
      <PlainFrame>
        <FormDone
          title="The page is removed"
          sentence="It is gone, with its reviews. We keep only a mark that nobody can read, so that it does not come back."
          back={{ href: pages.home, label: 'Home' }}
        />
      </PlainFrame>
    ),
  }),
]
