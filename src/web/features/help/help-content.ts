import { useRouteContext } from '@tanstack/react-router'
import { createHelpSearch } from '#shared/help/search-articles.ts'
import { findShownArticles } from '#shared/help/shown-articles.ts'
import { HELP_TOPIC_NAME, HELP_TOPICS, type HelpTopic } from '#shared/help/topics.ts'
import type { HelpArticle } from '#shared/schemas/help-article.ts'
import type { Site } from '#shared/site.ts'

function createHelp(articles: HelpArticle[]) {
  return {
    search: createHelpSearch(articles),
    find: (slug: string): HelpArticle | undefined => articles.find(({ id }) => id === slug),
    /** The articles of a topic for their readers; for owners, topics of visitors have answers too. */
    ofTopic: (topic: HelpTopic): HelpArticle[] =>
      articles
        .filter((article) => article.topic === topic)
        .sort((a, b) => b.audience.localeCompare(a.audience) || a.title.localeCompare(b.title)),
  }
}

const WITH_UNCLAIMED = createHelp(findShownArticles(true))
const WITHOUT_UNCLAIMED = createHelp(findShownArticles(false))

export const helpOf = ({ showsUnclaimed }: Site) =>
  showsUnclaimed ? WITH_UNCLAIMED : WITHOUT_UNCLAIMED
export const useHelp = () => helpOf(useRouteContext({ from: '__root__' }).site)

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
