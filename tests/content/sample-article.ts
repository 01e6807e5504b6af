const PARAGRAPH =
  'Write the hours you really keep, and say on the door what happens on a public holiday. '

export const SAMPLE_ID = 'hours-on-the-door'

/** A small article that is right in every field, so that a test can break one thing at a time. */
export function sampleArticle(changes: { fields?: Record<string, unknown>; body?: string } = {}) {
  const fields = {
    id: SAMPLE_ID,
    title: 'Hours on the door',
    excerpt: 'What to write on the door.',
    author: 'Nomsa Example',
    date: '2024-08-01',
    category: 'Local SEO',
    tags: ['Hours', 'Signs', 'Holidays'],
    icon: `/art/blog-${SAMPLE_ID}.svg`,
    ...changes.fields,
  }
  const written = Object.entries(fields).filter(([, value]) => value !== undefined)
  const yaml = written.map(([name, value]) => `${name}: ${JSON.stringify(value)}`).join('\n')
  return `---\n${yaml}\n---\n\n${changes.body ?? sampleBody()}\n`
}

export function sampleBody(start = '') {
  return `${start}\n\n## The door\n\n${PARAGRAPH.repeat(60)}`
}
