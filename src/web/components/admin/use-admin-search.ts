import { useNavigate, useSearch } from '@tanstack/react-router'
import { pages } from '#shared/paths.ts'
import type { AdminSearch } from './admin-search.ts'

/** The panel's address as state: a table's state survives a reload and can be shared. */
export function useAdminSearch() {
  const search = useSearch({ from: pages.adminPanel })
  const navigate = useNavigate({ from: pages.adminPanel })
  return {
    ...search,
    pageNumber: Number(search.page ?? 1),
    /** A changed filter starts at the first page. Typing does not fill the history. */
    narrow: (change: Omit<AdminSearch, 'tab' | 'page'>) =>
      void navigate({
        search: (now) => ({ ...now, ...change, page: undefined }),
        replace: true,
        resetScroll: false,
      }),
  }
}
