import { TEST_PASSWORD } from '#demo/factories/users.ts'
import { createPasskeyDevice } from '#tests/helpers/passkey-device.ts'
import { all, newEmail, type Row, signedIn } from './row.ts'

/** Everybody with a session, unless a new password is required first. */
const ownPassword = (status: number) => ({ ...signedIn(status), newPasswordDue: 403 })

/** Signing in, passwords, second steps, passkeys and sessions. */
export const ACCOUNT_ROWS: Record<string, Row> = {
  'who am I': { method: 'GET', url: '/api/user', expected: signedIn(200) },
  'sign in with a wrong password': {
    method: 'POST',
    url: '/api/login',
    payload: { email: 'nobody@example.co.za', password: 'not the password' },
    expected: all(401),
  },
  register: {
    method: 'POST',
    url: '/api/register',
    payload: () => ({ email: newEmail(), password: TEST_PASSWORD }),
    expected: all(200),
  },
  'sign out': { method: 'POST', url: '/api/logout', expected: all(200) },
  'forgotten password': {
    method: 'POST',
    url: '/api/forgot-password',
    payload: { email: 'nobody@example.co.za' },
    expected: all(200),
  },
  'reset a password without a link': {
    method: 'POST',
    url: '/api/reset-password',
    payload: { token: 'guessed', newPassword: TEST_PASSWORD },
    expected: all(400),
  },
  'confirm an address without a link': {
    method: 'POST',
    url: '/api/confirm-email',
    payload: { token: 'guessed' },
    expected: all(400),
  },
  'have the mail sent again that confirms an address, though it is confirmed': {
    method: 'POST',
    url: '/api/confirm-email/resend',
    expected: signedIn(409),
  },
  'change the password without knowing it': {
    method: 'POST',
    url: '/api/change-password',
    payload: { currentPassword: 'a guess', newPassword: TEST_PASSWORD },
    expected: { ...signedIn(400), newPasswordDue: 200 },
  },
  'ask for another address without knowing the password': {
    method: 'POST',
    url: '/api/change-email',
    payload: () => ({ email: newEmail(), password: 'a guess' }),
    expected: { ...signedIn(400), newPasswordDue: 403 },
  },
  'change the address without a link': {
    method: 'POST',
    url: '/api/change-email/confirm',
    payload: { token: 'guessed' },
    expected: all(400),
  },
  "say 'this was not me' without a link": {
    method: 'POST',
    url: '/api/not-me',
    payload: { token: 'guessed' },
    expected: all(400),
  },
  'sign out everywhere': {
    method: 'POST',
    url: '/api/sign-out-everywhere',
    expected: signedIn(200),
  },
  'ask after the own second step': {
    method: 'GET',
    url: '/api/second-factor',
    expected: ownPassword(200),
  },
  'begin a second step without knowing the password': {
    method: 'POST',
    url: '/api/second-factor',
    payload: { password: 'a guess' },
    expected: ownPassword(400),
  },
  'confirm a second step that was not begun': {
    method: 'POST',
    url: '/api/second-factor/confirm',
    payload: { code: '123456' },
    expected: ownPassword(409),
  },
  'renew the recovery codes of a second step that is off': {
    method: 'POST',
    url: '/api/second-factor/recovery-codes',
    payload: { password: 'a guess', code: '123456' },
    expected: ownPassword(409),
  },
  'turn a second step off that is off': {
    method: 'POST',
    url: '/api/second-factor/remove',
    payload: { password: 'a guess', code: '123456' },
    expected: ownPassword(409),
  },
  'list the own passkeys': { method: 'GET', url: '/api/passkeys', expected: ownPassword(200) },
  'begin a passkey without knowing the password': {
    method: 'POST',
    url: '/api/passkeys/options',
    payload: { password: 'a guess' },
    expected: ownPassword(400),
  },
  'add a passkey that was not begun': {
    method: 'POST',
    url: '/api/passkeys',
    payload: { credential: createPasskeyDevice('nobody').create({ challenge: 'guessed' }) },
    expected: ownPassword(400),
  },
  'rename a passkey of somebody else': {
    method: 'PUT',
    url: '/api/passkeys/somebody-elses',
    payload: { name: 'Mine' },
    expected: ownPassword(404),
  },
  'remove a passkey without knowing the password': {
    method: 'POST',
    url: '/api/passkeys/somebody-elses/remove',
    payload: { password: 'a guess' },
    expected: ownPassword(400),
  },
  'begin a sign-in with a passkey': {
    method: 'POST',
    url: '/api/passkey-sign-in/options',
    expected: all(200),
  },
  'sign in with a passkey for a guessed challenge': {
    method: 'POST',
    url: '/api/passkey-sign-in',
    payload: createPasskeyDevice('nobody').get({ challenge: 'guessed' }),
    expected: all(400),
  },
  'list the own sessions': { method: 'GET', url: '/api/sessions', expected: signedIn(200) },
  'end a session of somebody else': {
    method: 'DELETE',
    url: ({ sessionId }) => `/api/sessions/${sessionId}`,
    expected: { ...signedIn(404), active: 200 },
  },
}
