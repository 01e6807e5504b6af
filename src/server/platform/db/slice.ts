import { ADMIN_PAGE_SIZE } from '#shared/accounts/admin.ts'
import type { AdminPageQuery } from '#shared/schemas/admin.ts'

/** The rows of a page that is counted from 1. */
export function sliceOf({ page = 1, size = ADMIN_PAGE_SIZE }: AdminPageQuery) {
  return { limit: size, offset: (page - 1) * size }
}
