import type { Context } from '#server/platform/context.ts'

/** What storing a message needs. */
export type MailContext = Pick<Context, 'clock' | 'config' | 'secret'>
