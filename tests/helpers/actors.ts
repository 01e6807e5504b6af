import type { Actor } from '#server/permissions/why-not.ts'

export const ADMIN_ACTOR: Actor = { id: 'admin', role: 'ADMIN', plan: 'BASIC', status: 'ACTIVE' }
