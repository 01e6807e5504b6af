import type { Actor } from '#server/permissions/denial-reason.ts'

export const ADMIN_ACTOR: Actor = { id: 'admin', role: 'ADMIN', plan: 'BASIC', status: 'ACTIVE' }
