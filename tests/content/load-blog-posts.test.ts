import { describe, expect, it } from 'vitest'
import { loadBlogPosts } from '../../scripts/content/load-blog-posts.ts'
import { SAMPLE_ID, sampleArticle, sampleBody } from './sample-article.ts'

const load = (source: string, file = `${SAMPLE_ID}.md`) => loadBlogPosts({ [file]: source })

describe('a valid file', () => {
  it('becomes a post with exactly the fields of the spec', () => {
    const [post] = load(sampleArticle())
    expect(Object.keys(post ?? {}).sort()).toEqual(
      [
        'author',
        'category',
        'content',
        'date',
        'excerpt',
        'icon',
        'id',
        'readTime',
        'tags',
        'title',
      ].sort(),
    )
    // 60 sentences of 17 words and a heading of two, at 190 words a minute.
    expect(post?.readTime).toBe('6 min read')
  })

  it('comes newest first', () => {
    const post = (id: string, date: string) =>
      [`${id}.md`, sampleArticle({ fields: { id, date, icon: `/art/blog-${id}.svg` } })] as const
    const files = [post('a', '2024-07-30'), post('b', '2024-08-02'), post('c', '2024-08-01')]
    expect(loadBlogPosts(Object.fromEntries(files)).map(({ id }) => id)).toEqual(['b', 'c', 'a'])
  })

  it('reads files written on Windows', () => {
    expect(load(sampleArticle().replaceAll('\n', '\r\n'))[0]?.title).toBe('Hours on the door')
  })
})

describe('an invalid file stops the build with a message that names file and field', () => {
  const wrong: [field: string, value: unknown, sentence: RegExp][] = [
    ['title', '', /title must not be empty/],
    ['title', undefined, /title must be text/],
    ['date', '1 August', /date must be a day such as/],
    ['date', '2024-02-30', /date must be a day such as/],
    ['category', 'Gossip', /category must be one of: Business Strategy/],
    ['tags', 'Hours', /tags must be a list/],
    ['tags', ['One', 'Two'], /tags must hold at least 3/],
    ['tags', ['One', 'Two', 'Two'], /tags must not repeat/],
    ['icon', '/art/logo.svg', /icon must be the cover/],
    ['id', 'Another Id', /id must be lower-case words/],
    ['readTime', '8 min read', /Unrecognized key: "readTime"/],
  ]

  it.each(wrong)('%s = %j', (field, value, sentence) => {
    const attempt = () => load(sampleArticle({ fields: { [field]: value } }))
    expect(attempt).toThrow(sentence)
    expect(attempt).toThrow(`The article ${SAMPLE_ID}.md is wrong: `)
  })

  it('names every invalid field at once', () => {
    expect(() => load(sampleArticle({ fields: { title: '', tags: [] } }))).toThrow(/title.*tags/)
  })

  it('requires that the id equals the name of the file', () => {
    expect(() => load(sampleArticle(), 'content/blog/other.md')).toThrow(
      `The article content/blog/other.md is wrong: id must equal the file's name, but is ${SAMPLE_ID}.`,
    )
  })

  it('refuses an article that reads in less than five or more than ten minutes', () => {
    expect(() => load(sampleArticle({ body: 'Too short.' }))).toThrow(
      /readTime must come to 5 to 10/,
    )
    expect(() => load(sampleArticle({ body: sampleBody('word '.repeat(900)) }))).toThrow(/readTime/)
  })

  it('refuses a file without front matter, and front matter that is not YAML', () => {
    expect(() => load('Just words.')).toThrow(/must begin with front matter/)
    expect(() => load('---\ntitle: "open\n---\n\nWords.')).toThrow(/front matter is not YAML/)
  })
})
