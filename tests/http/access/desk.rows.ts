import { ownPages } from '#shared/own-paths.ts'
import { helpPages } from '#shared/paths.ts'
import { adminsOnly, all, newEmail, ownPage, type Row } from './row.ts'

const MESSAGE = { topic: 'other', name: 'Nomsa Dlamini', message: 'Is anybody there?' }
const ACTIONS = ['reply', 'note', 'solve', 'reopen'] as const

/** Writing to the people behind the site, and their inbox. */
export const DESK_ROWS: Record<string, Row> = {
  'open the form to write to us': { method: 'GET', url: helpPages.contact, expected: all(200) },
  'write to us': {
    method: 'POST',
    url: '/api/contact',
    payload: () => ({ ...MESSAGE, email: newEmail() }),
    expected: all(201),
  },
  'write to us by a form': {
    method: 'POST',
    url: helpPages.contact,
    payload: () => ({ ...MESSAGE, email: newEmail() }),
    expected: all(303),
  },
  'open a conversation by its link': {
    method: 'GET',
    url: ({ conversationToken }) => helpPages.conversation(conversationToken),
    expected: all(200),
  },
  'open a conversation by its id alone': {
    method: 'GET',
    url: ({ conversationId }) => helpPages.conversation(conversationId),
    expected: all(404),
  },
  'write again by the link': {
    method: 'POST',
    url: ({ conversationToken }) => `/api/conversations/${conversationToken}/messages`,
    payload: { message: 'One more thing.' },
    expected: all(200),
  },
  'write again by the id alone': {
    method: 'POST',
    url: ({ conversationId }) => `/api/conversations/${conversationId}/messages`,
    payload: { message: 'One more thing.' },
    expected: all(404),
  },
  'write again by a form': {
    method: 'POST',
    url: ({ conversationToken }) => helpPages.conversation(conversationToken),
    payload: { message: 'One more thing.' },
    expected: all(303),
  },
  'say by a form that it is solved': {
    method: 'POST',
    url: ({ conversationToken }) => `${helpPages.conversation(conversationToken)}/solved`,
    payload: {},
    expected: all(303),
  },
  'load the form that it is solved again': {
    method: 'GET',
    url: ({ conversationToken }) => `${helpPages.conversation(conversationToken)}/solved`,
    expected: all(302),
  },
  'open the own conversations': {
    method: 'GET',
    url: ownPages.help,
    expected: ownPage({}, 200),
  },
  'open the inbox': {
    method: 'GET',
    url: ownPages.support,
    expected: { ...all(303), admin: 200 },
  },
  'open a conversation in the inbox': {
    method: 'GET',
    url: ({ conversationId }) => ownPages.supportConversation(conversationId),
    expected: { ...all(303), admin: 200 },
  },
  'open a conversation in the inbox that never was': {
    method: 'GET',
    url: ownPages.supportConversation('nothing'),
    expected: { ...all(303), admin: 404 },
  },
  ...Object.fromEntries(
    ACTIONS.flatMap((action): [string, Row][] => [
      [
        `${action} by a form what never was`,
        {
          method: 'POST',
          url: ownPages.supportAction('nothing', action),
          payload: { message: 'Good morning.', note: 'Ask the provider.' },
          expected: { ...all(303), admin: 404 },
        },
      ],
      [
        `load the form of ${action} in the inbox again`,
        {
          method: 'GET',
          url: ({ conversationId }) => ownPages.supportAction(conversationId, action),
          expected: all(302),
        },
      ],
    ]),
  ),
  'read the inbox': {
    method: 'GET',
    url: '/api/admin/conversations?state=waiting',
    expected: adminsOnly(200),
  },
  'read a conversation of the inbox': {
    method: 'GET',
    url: ({ conversationId }) => `/api/admin/conversations/${conversationId}`,
    expected: adminsOnly(200),
  },
  ...Object.fromEntries(
    ACTIONS.map((action): [string, Row] => [
      `${action} what never was`,
      {
        method: 'POST',
        url: `/api/admin/conversations/nothing/${action}`,
        payload: { message: 'Good morning.', note: 'Ask the provider.' },
        expected: adminsOnly(404),
      },
    ]),
  ),
}
