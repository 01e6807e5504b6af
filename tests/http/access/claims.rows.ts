import { ownPages } from '#shared/own-paths.ts'
import { claimPages } from '#shared/supply/claim-paths.ts'
import { adminsOnly, all, type Row } from './row.ts'

const CLAIM = { proof: 'papers', said: 'A lease.', name: 'Zaida', email: 'zaida@example.co.za' }
const DETAILS = {
  password: 'a long enough one',
  confirmPassword: 'a long enough one',
  plan: 'BASIC',
}
const guessed = (action: Parameters<typeof claimPages.action>[1]) =>
  claimPages.action('guessed', action)

const post = (url: Row['url'], payload: object, expected: Row['expected']): Row => ({
  method: 'POST',
  url,
  payload,
  expected,
})
const get = (url: Row['url'], expected: Row['expected']): Row => ({ method: 'GET', url, expected })

/** Who claims the page of a business, and who decides. */
export const CLAIM_ROWS: Record<string, Row> = {
  'claim a business that is not listed': post(
    ({ hiddenBusinessId }) => `/api/business/${hiddenBusinessId}/claim`,
    CLAIM,
    all(404),
  ),
  'open the form of a claim of a business that is not listed': get(
    ({ hiddenBusinessId }) => claimPages.claim(hiddenBusinessId),
    all(404),
  ),
  'claim by the form a business that is not listed': post(
    ({ hiddenBusinessId }) => claimPages.claim(hiddenBusinessId),
    CLAIM,
    all(404),
  ),
  'open the form of the removal of a business that is not listed': get(
    ({ hiddenBusinessId }) => claimPages.remove(hiddenBusinessId),
    all(404),
  ),
  'ask by the form for the removal of a business that is not listed': post(
    ({ hiddenBusinessId }) => claimPages.remove(hiddenBusinessId),
    CLAIM,
    all(404),
  ),
  'try a code without a claim': post('/api/claims/guessed/code', { code: '123456' }, all(404)),
  'open a claim without its link': get(claimPages.own('guessed'), all(404)),
  'open what is known of a claim without its link': get(guessed('details'), all(404)),
  'change a page without the link of its claim': post(guessed('details'), {}, all(404)),
  'try a code by the form without a claim': post(guessed('code'), { code: '123456' }, all(404)),
  'send a code by the form without a claim': post(guessed('send'), {}, all(404)),
  'withdraw a claim without its link': post(guessed('withdraw'), {}, all(404)),
  'make an account of a claim without its link': post(guessed('account'), DETAILS, all(404)),
  'take a claim without its link into an account': post(guessed('mine'), {}, all(404)),
  'open the page to stop a claim without its link': get(claimPages.stop('guessed'), all(404)),
  'stop a claim without its link': post(claimPages.stop('guessed'), {}, all(404)),
  'open the page after a removal': get(claimPages.removed, all(200)),
  'open the page of claims': get(ownPages.claims, { ...all(303), admin: 200 }),
  'list the claims': get('/api/admin/claims', adminsOnly(200)),
  'approve a claim that never was': post('/api/admin/claims/nothing/approve', {}, adminsOnly(404)),
  'decline a claim that never was': post(
    '/api/admin/claims/nothing/decline',
    { reason: 'No.' },
    adminsOnly(404),
  ),
  'approve by a form a claim that never was': post(
    ownPages.claimAction('nothing', 'approve'),
    {},
    { ...all(303), admin: 404 },
  ),
  'decline by a form a claim that never was': post(
    ownPages.claimAction('nothing', 'decline'),
    { reason: 'No.' },
    { ...all(303), admin: 404 },
  ),
  'make by a form the code of a claim that never was': post(
    ownPages.claimAction('nothing', 'code'),
    {},
    { ...all(303), admin: 404 },
  ),
  ...Object.fromEntries(
    [
      guessed('code'),
      guessed('send'),
      guessed('withdraw'),
      guessed('mine'),
      guessed('account'),
      ownPages.claimAction('nothing', 'approve'),
      ownPages.claimAction('nothing', 'decline'),
      ownPages.claimAction('nothing', 'code'),
    ].map((url) => [`load ${url} again`, get(url, all(302))]),
  ),
}
