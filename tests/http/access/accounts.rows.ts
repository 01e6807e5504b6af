import { TEST_PASSWORD } from '#demo/factories/users.ts'
import { api } from '#shared/paths.ts'
import { adminsOnly, all, newEmail, type Row, signedIn } from './row.ts'

/** Signing in, passwords, second steps and sessions. */
export const ACCOUNT_ROWS: Record<string, Row> = {
  'who am I': { method: 'GET', url: api.user, expected: signedIn(200) },
  'sign in with a wrong password': {
    method: 'POST',
    url: api.login,
    payload: { email: 'nobody@example.co.za', password: 'not the password' },
    expected: all(401),
  },
  register: {
    method: 'POST',
    url: api.register,
    payload: () => ({ email: newEmail(), password: TEST_PASSWORD }),
    expected: all(200),
  },
  'sign out': { method: 'POST', url: api.logout, expected: all(200) },
  'forgotten password': {
    method: 'POST',
    url: api.forgotPassword,
    payload: { email: 'nobody@example.co.za' },
    expected: all(200),
  },
  'reset a password without a link': {
    method: 'POST',
    url: api.resetPassword,
    payload: { token: 'guessed', newPassword: TEST_PASSWORD },
    expected: all(400),
  },
  'confirm an address without a link': {
    method: 'POST',
    url: api.confirmEmail,
    payload: { token: 'guessed' },
    expected: all(400),
  },
  'have the mail sent again that confirms an address, though it is confirmed': {
    method: 'POST',
    url: api.resendConfirmation,
    expected: signedIn(409),
  },
  'change the password without knowing it': {
    method: 'POST',
    url: api.changePassword,
    payload: { currentPassword: 'a guess', newPassword: TEST_PASSWORD },
    expected: { ...signedIn(400), newPasswordDue: 200 },
  },
  'sign out everywhere': { method: 'POST', url: api.signOutEverywhere, expected: signedIn(200) },
  'ask after the own second step': {
    method: 'GET',
    url: api.secondFactor,
    expected: adminsOnly(200),
  },
  'begin a second step without knowing the password': {
    method: 'POST',
    url: api.secondFactor,
    payload: { password: 'a guess' },
    expected: adminsOnly(400),
  },
  'confirm a second step that was not begun': {
    method: 'POST',
    url: api.secondFactorConfirm,
    payload: { code: '123456' },
    expected: adminsOnly(409),
  },
  'renew the recovery codes of a second step that is off': {
    method: 'POST',
    url: api.recoveryCodes,
    payload: { password: 'a guess', code: '123456' },
    expected: adminsOnly(409),
  },
  'turn a second step off that is off': {
    method: 'POST',
    url: api.secondFactorRemove,
    payload: { password: 'a guess', code: '123456' },
    expected: adminsOnly(409),
  },
  'list the own sessions': { method: 'GET', url: api.sessions, expected: signedIn(200) },
  'end a session of somebody else': {
    method: 'DELETE',
    url: ({ sessionId }) => api.session(sessionId),
    expected: { ...signedIn(404), active: 200 },
  },
}
