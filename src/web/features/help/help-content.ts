import { helpArticles } from 'virtual:help-articles'
import { createHelpSearch } from '#shared/help/search-articles.ts'
import { HELP_TOPIC_NAME, HELP_TOPICS, type HelpTopic } from '#shared/help/topics.ts'
import type { HelpArticle } from '#shared/schemas/help-article.ts'

export const searchHelp = createHelpSearch(helpArticles)

export const findHelpArticle = (slug: string): HelpArticle | undefined =>
  helpArticles.find(({ id }) => id === slug)

/** The articles of a topic for their readers; for owners, topics of visitors have answers too. */
export const articlesOf = (topic: HelpTopic): HelpArticle[] =>
  helpArticles
    .filter((article) => article.topic === topic)
    .sort((a, b) => b.audience.localeCompare(a.audience) || a.title.localeCompare(b.title))

/** 'Booking, for owners'. */
export const kindOf = ({ topic, audience }: HelpArticle): string =>
  audience === 'owners' && !OWNERS_TOPICS.includes(topic)
    ? `${HELP_TOPIC_NAME[topic]}, for owners`
    : HELP_TOPIC_NAME[topic]

/** The topics of the two halves of the page. */
export const VISITORS_TOPICS: readonly HelpTopic[] = ['booking', 'reviews', 'privacy']
export const OWNERS_TOPICS: readonly HelpTopic[] = HELP_TOPICS.filter(
  (topic) => !VISITORS_TOPICS.includes(topic),
)
