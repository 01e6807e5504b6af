import { helpArticles } from 'virtual:help-articles'
import type { Context } from '#server/platform/context.ts'
import { AppError } from '#server/platform/errors.ts'
import { addHelpVote } from './help.repository.ts'

/** 'Did this help?' below an article of the Help Center. */
export function createHelpService({ db }: Context) {
  return {
    vote: async (articleId: string, helped: boolean) => {
      if (!helpArticles.some(({ id }) => id === articleId))
        throw new AppError('not-found', 'We can’t find that answer.')
      await addHelpVote(db, { articleId, helped: helped ? 1 : 0 })
    },
  }
}

export type HelpService = ReturnType<typeof createHelpService>
