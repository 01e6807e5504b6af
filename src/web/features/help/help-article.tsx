import { HELP_TOPIC_NAME } from '#shared/help/topics.ts'
import { helpPages } from '#shared/paths.ts'
import type { HelpArticle } from '#shared/schemas/help-article.ts'
import { countOf } from '#shared/text/numbers.ts'
import { formatDate } from '#shared/time/dates.ts'
import { ContentsList } from '#web/components/contents-list.tsx'
import { Breadcrumb } from '#web/components/ui/navigation/breadcrumb.tsx'
import { HelpContact } from './help-contact.tsx'
import { useHelp } from './help-content.ts'
import { HelpRows } from './help-rows.tsx'
import { HelpVote } from './help-vote.tsx'

interface HelpArticlePageProps {
  article: HelpArticle
  helped: 'yes' | 'no' | undefined
}

export function HelpArticlePage({ article, helped }: HelpArticlePageProps) {
  const { id, topic, title, lead, minutes, checked, content, headings, goesWith } = article
  const help = useHelp()
  return (
    <div className="wrap help-article">
      <ContentsList title="On this page" parts={headings} />
      <div>
        <Breadcrumb>
          <a href={helpPages.home}>Help Center</a>
          <a href={`${helpPages.home}#${topic}`}>{HELP_TOPIC_NAME[topic]}</a>
        </Breadcrumb>
        <h1>{title}</h1>
        <p className="muted text-small">
          {countOf(minutes, 'minute')}. Last checked {formatDate(checked)}
        </p>
        <p className="lead">{lead}</p>
        <div
          className="prose help-prose"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own articles, escaped and filtered when the site is built.
          dangerouslySetInnerHTML={{ __html: content }}
        />
        <HelpVote slug={id} helped={helped} />
        <h2>Related answers</h2>
        <HelpRows articles={goesWith.flatMap((slug) => help.find(slug) ?? [])} withKind />
        <HelpContact topic={topic} />
      </div>
    </div>
  )
}
