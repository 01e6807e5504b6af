import type { ConversationState } from '#shared/help/contact.ts'
import { ownPages } from '#shared/own-paths.ts'
import { stringifySearch } from '#shared/search-params.ts'

export const STATE_WORDS: Record<ConversationState, string> = {
  new: 'New',
  waiting: 'Waiting for them',
  solved: 'Solved',
}

/** A page of one state. */
export const inboxAddress = (state: ConversationState, page = 1): string =>
  ownPages.support +
  stringifySearch({
    state: state === 'new' ? undefined : state,
    page: page === 1 ? undefined : page,
  })
