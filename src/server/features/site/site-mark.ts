import { createHmac } from 'node:crypto'
import type { Context } from '#server/platform/context.ts'

/** What only this site answers at its public address: a parked page, or an earlier copy elsewhere, does not. */
export const siteMark = ({ publicUrl, secret }: Pick<Context, 'publicUrl' | 'secret'>): string =>
  createHmac('sha256', secret).update(`this site is at ${publicUrl()}`).digest('hex')
