import type { FastifyRequest } from 'fastify'
import { denialReason } from '#server/permissions/denial-reason.ts'
import type { CurrentUser } from './current-user.ts'

/**
 * The owner who is signed in, of a page or call for everybody; null for others, and while a new password is due: a
 * password that an admin has read out proves nothing yet. After the guard `noticeUser`.
 */
export const ownerOf = ({ user }: FastifyRequest): CurrentUser | null =>
  user && denialReason.openDashboard(user) === null && !user.mustChangePassword ? user : null
