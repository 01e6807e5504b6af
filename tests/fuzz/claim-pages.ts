import fc from 'fast-check'

/** The forms of claims that are only posted, and reloaded. */
export const CLAIM_FORMS = [
  '/claims/:token/code',
  '/claims/:token/send',
  '/claims/:token/withdraw',
  '/claims/:token/mine',
  '/claims/:token/account',
  '/admin/claims/:id/approve',
  '/admin/claims/:id/decline',
  '/admin/claims/:id/code',
]

const ofBusiness = ({ businessId }: { businessId: string }) => ({
  params: { id: fc.constant(businessId) },
})

/** Their pages. */
export const CLAIM_PAGES = {
  'GET /admin/claims': () => ({}),
  'GET /page-removed': () => ({}),
  'GET /claims/:token': () => ({}),
  'GET /claims/:token/details': () => ({}),
  'POST /claims/:token/details': () => ({}),
  'GET /claim-stop/:token': () => ({}),
  'POST /claim-stop/:token': () => ({}),
  'GET /business/:id/claim': ofBusiness,
  'POST /business/:id/claim': ofBusiness,
  'GET /business/:id/remove': ofBusiness,
  'POST /business/:id/remove': ofBusiness,
}
