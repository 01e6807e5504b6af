import { readToken, signToken } from '#server/platform/signed-token.ts'

/** The link of a mail, and that of the device which wrote: the latter opens the same page and proves no mailbox. */
const PURPOSES = { mail: 'conversation by mail', device: 'conversation on the device' } as const
type By = keyof typeof PURPOSES

export const conversationToken = (secret: string, by: By, id: string): string =>
  signToken(secret, PURPOSES[by], id)

/** The conversation of a link and how the link was given; null if it is none of ours. */
export function readConversationToken(
  secret: string,
  token: string,
): { id: string; by: By } | null {
  for (const by of ['mail', 'device'] as const) {
    const id = readToken(secret, PURPOSES[by], token)
    if (id !== null) return { id, by }
  }
  return null
}
