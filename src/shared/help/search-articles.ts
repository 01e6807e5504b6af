import { STOP_WORDS } from '#shared/search/dictionary/stop-words.ts'
import { expansionsOf } from '#shared/search/dictionary/synonyms.ts'
import { singular } from '#shared/search/needles.ts'
import { readWords } from '#shared/search/query.ts'
import { correctTerm, makeWordList } from '#shared/search/typos.ts'
import { searchable } from '#shared/text/normalise.ts'

/** What is worth how much if it has a word of the question. */
const WEIGHTS = { title: 12, words: 10, lead: 4, body: 1 }

interface Searched {
  title: string
  lead: string
  words: readonly string[]
  /** HTML. */
  content: string
}

type Field = keyof typeof WEIGHTS

/** A question without a meaning of its own: 'how do I change my booking'. */
const ASKING = new Set(['how', 'why', 'what', 'work', 'works', 'help', 'problem', 'question'])

const withoutTags = (html: string) => html.replace(/<[^<>]*>/g, ' ')

/** Searches the articles with the dictionary of the directory's search: synonyms, plurals and typos. */
export function createHelpSearch<Article extends Searched>(articles: readonly Article[]) {
  const texts = articles.map((article) => ({
    article,
    fields: {
      title: searchable(article.title),
      words: searchable(article.words.join(' ')),
      lead: searchable(article.lead),
      body: searchable(withoutTags(article.content)),
    } satisfies Record<Field, string>,
  }))
  const known = makeWordList(texts.flatMap(({ fields }) => Object.values(fields)))

  /** The beginnings of words that count as this word. */
  const needlesOf = (typed: string): string[] => {
    const word = known.contains(typed) ? typed : (correctTerm(typed, known) ?? typed)
    const meanings = expansionsOf([word]).flatMap(({ close }) =>
      close.map((needle) => needle.trim()),
    )
    return [word, singular(word), ...meanings].filter(Boolean).map((needle) => ` ${needle}`)
  }

  return (question: string): Article[] => {
    const typed = readWords(question).filter((word) => word.length > 1)
    const telling = typed.filter((word) => !STOP_WORDS.has(word) && !ASKING.has(word))
    const words = (telling.length > 0 ? telling : typed).map(needlesOf)
    const scored = texts.map(({ article, fields }) => {
      const scores = words.map((needles) => scoreOf(fields, needles))
      const met = scores.filter((score) => score > 0).length
      return { article, met, score: scores.reduce((sum, score) => sum + score, 0) }
    })
    const most = Math.max(0, ...scored.map(({ met }) => met))
    return scored
      .filter(({ met, score }) => met > 0 && met === most && score >= most)
      .sort((a, b) => b.score - a.score || a.article.title.localeCompare(b.article.title))
      .slice(0, MOST)
      .map(({ article }) => article)
  }
}

/** More than this is no answer. */
const MOST = 8

function scoreOf(fields: Record<Field, string>, needles: readonly string[]): number {
  const has = (field: Field) => needles.some((needle) => fields[field].includes(needle))
  return (['title', 'words', 'lead', 'body'] as const).reduce(
    (sum, field) => sum + (has(field) ? WEIGHTS[field] : 0),
    0,
  )
}
