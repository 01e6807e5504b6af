import { ownPages } from '#shared/own-paths.ts'
import { supplyPages, withToken } from '#shared/paths.ts'
import { adminsOnly, all, type Row } from './row.ts'

const reload = (url: Row['url']): Row => ({ method: 'GET', url, expected: all(302) })

/** What visitors suggest about businesses, and who decides. */
export const SUPPLY_ROWS: Record<string, Row> = {
  'suggest a correction of a business that is not listed': {
    method: 'POST',
    url: ({ hiddenBusinessId }) => `/api/business/${hiddenBusinessId}/correction`,
    payload: { phone: '021 555 0199' },
    expected: all(404),
  },
  'open the form of a correction of a business that is not listed': {
    method: 'GET',
    url: ({ hiddenBusinessId }) => supplyPages.correction(hiddenBusinessId),
    expected: all(404),
  },
  'suggest by the form a correction of a business that is not listed': {
    method: 'POST',
    url: ({ hiddenBusinessId }) => supplyPages.correction(hiddenBusinessId),
    payload: { phone: '021 555 0199' },
    expected: all(404),
  },
  'open somebody’s corrections without a link': {
    method: 'GET',
    url: withToken(supplyPages.ownCorrections, 'guessed'),
    expected: all(404),
  },
  'accept somebody’s corrections without a link': {
    method: 'POST',
    url: supplyPages.ownCorrectionsAction('accept'),
    payload: { token: 'guessed', id: 'nothing' },
    expected: all(404),
  },
  'decline somebody’s corrections without a link': {
    method: 'POST',
    url: supplyPages.ownCorrectionsAction('decline'),
    payload: { token: 'guessed', id: 'nothing' },
    expected: all(404),
  },
  'open the page of corrections': {
    method: 'GET',
    url: ownPages.corrections,
    expected: { ...all(303), admin: 200 },
  },
  'open the page of invitations': {
    method: 'GET',
    url: ownPages.invitations,
    expected: { ...all(303), admin: 200 },
  },
  'write to nobody': {
    method: 'POST',
    url: ownPages.invitationsAction('send'),
    payload: {},
    expected: { ...all(303), admin: 409 },
  },
  'close no mailbox': {
    method: 'POST',
    url: ownPages.invitationsAction('close'),
    payload: {},
    expected: { ...all(303), admin: 400 },
  },
  'list the corrections': {
    method: 'GET',
    url: '/api/admin/corrections',
    expected: adminsOnly(200),
  },
  'accept a correction that never was': {
    method: 'POST',
    url: '/api/admin/corrections/nothing/accept',
    payload: {},
    expected: adminsOnly(409),
  },
  'decline a correction that never was': {
    method: 'POST',
    url: '/api/admin/corrections/nothing/decline',
    expected: adminsOnly(409),
  },
  'list what was changed about businesses': {
    method: 'GET',
    url: '/api/admin/changes',
    expected: adminsOnly(200),
  },
  'put back a change that never was': {
    method: 'POST',
    url: '/api/admin/changes/nothing/put-back',
    expected: adminsOnly(404),
  },
  'put back by a form a change that never was': {
    method: 'POST',
    url: ownPages.changePutBack('nothing'),
    payload: {},
    expected: { ...all(303), admin: 404 },
  },
  'accept by a form a correction that never was': {
    method: 'POST',
    url: ownPages.correctionAction('nothing', 'accept'),
    payload: {},
    expected: { ...all(303), admin: 409 },
  },
  'decline by a form a correction that never was': {
    method: 'POST',
    url: ownPages.correctionAction('nothing', 'decline'),
    payload: {},
    expected: { ...all(303), admin: 409 },
  },
  'load the form to put back a change again': reload(ownPages.changePutBack('nothing')),
  ...Object.fromEntries(
    (['accept', 'decline'] as const).flatMap((decision) => [
      [
        `load the form to ${decision} a correction again`,
        reload(ownPages.correctionAction('nothing', decision)),
      ],
      [
        `load the owner’s form to ${decision} a correction again`,
        reload(supplyPages.ownCorrectionsAction(decision)),
      ],
    ]),
  ),
}
