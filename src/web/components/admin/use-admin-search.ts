import { useNavigate, useSearch } from '@tanstack/react-router'
import { pages } from '#shared/paths.ts'
import type { AdminSearch } from './admin-search.ts'

/** The panel's address as state: what a table shows survives a reload and can be sent to a colleague. */
export function useAdminSearch() {
  const search = useSearch({ from: pages.adminPanel })
  const navigate = useNavigate({ from: pages.adminPanel })
  return {
    ...search,
    pageNumber: Number(search.page ?? 1),
    /** Another question starts at its first page. Typing does not fill the history. */
    narrow: (change: Omit<AdminSearch, 'tab' | 'page'>) =>
      void navigate({
        search: (now) => ({ ...now, ...change, page: undefined }),
        replace: true,
        resetScroll: false,
      }),
  }
}
