import { helpArticles } from 'virtual:help-articles'
import type { Context } from '#server/platform/context.ts'
import { AppError } from '#server/platform/errors.ts'
import type { HelpVotes } from '#shared/help/help-votes.ts'
import { addHelpVote, findHelpVotes } from './help.repository.ts'

/** 'Did this help?' below an article of the Help Center. */
export function createHelpService({ db }: Context) {
  return {
    vote: async (articleId: string, helped: boolean) => {
      if (!helpArticles.some(({ id }) => id === articleId))
        throw new AppError('not-found', 'We can’t find that answer.')
      await addHelpVote(db, { articleId, helped: helped ? 1 : 0 })
    },

    /** Of the answers that anybody has judged, those that helped least first. */
    async findVotes(): Promise<HelpVotes[]> {
      const votes = await findHelpVotes(db)
      const countOf = (id: string, helped: 0 | 1) =>
        votes.find((vote) => vote.articleId === id && vote.helped === helped)?.count ?? 0
      return helpArticles
        .map(({ id, title }) => ({ id, title, yes: countOf(id, 1), no: countOf(id, 0) }))
        .filter(({ yes, no }) => yes + no > 0)
        .sort((one, other) => other.no - one.no || one.yes - other.yes)
    },
  }
}

export type HelpService = ReturnType<typeof createHelpService>
