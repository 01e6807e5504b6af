import type { Context } from './context.ts'

/** What a new installation needs once: its admin, and in demo mode its city. */
export async function prepareFirstStart(_context: Context): Promise<void> {}
