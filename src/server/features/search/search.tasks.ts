import { hourly } from '#server/platform/schedule/recurrence.ts'
import type { Task } from '#server/platform/schedule/task.ts'
import type { SearchService } from './search.service.ts'

export const createSearchTasks = (search: SearchService): Task[] => [
  {
    name: 'search-index',
    title: 'Search index',
    description: 'Tidies the search index after changes of listings, so that searches stay quick.',
    next: hourly,
    run: async () => {
      await search.tidyIndex()
      return 'The search index is tidy.'
    },
  },
]
