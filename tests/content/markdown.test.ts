import { describe, expect, it } from 'vitest'
import { renderMarkdown } from '../../scripts/content/markdown.ts'
import { countWords, readTime } from '../../scripts/content/read-time.ts'

describe('renderMarkdown', () => {
  it('renders headings, lists and bold', () => {
    expect(renderMarkdown('## Hours\n\nBe **open**.\n\n- one\n- two')).toBe(
      '<h2 id="section-hours">Hours</h2>\n<p>Be <strong>open</strong>.</p>\n<ul>\n<li>one</li>\n<li>two</li>\n</ul>\n',
    )
  })

  it('gives every heading an id of its own that can be linked', () => {
    const ids = renderMarkdown('## Don’t wait: café\n\n### Hours\n\n### Hours').match(/id="[^"]+"/g)
    expect(ids).toEqual([
      'id="section-dont-wait-cafe"',
      'id="section-hours"',
      'id="section-hours-2"',
    ])
  })

  it('marks links that leave the site', () => {
    expect(renderMarkdown('[out](https://example.org/?a=1&b=2)')).toBe(
      '<p><a href="https://example.org/?a=1&amp;b=2" rel="noopener">out</a></p>\n',
    )
    expect(renderMarkdown('[in](/blog)')).toBe('<p><a href="/blog">in</a></p>\n')
  })

  it.each([
    '<script>alert(1)</script>',
    'Words <b onclick="alert(1)">and</b> words',
    '<!-- a note -->',
    '<iframe src="https://example.org"></iframe>',
    '![picture](/art/logo.svg)',
    '| a | b |\n|---|---|\n| 1 | 2 |',
    '- one\n- > <img src=x onerror=alert(1)>',
  ])('refuses what is not prose: %s', (markdown) => {
    expect(() => renderMarkdown(markdown)).toThrow(/body must be plain prose/)
  })

  it.each([
    '[x](javascript:alert(1))',
    '[x](JaVaScRiPt:alert(1))',
    '[x](data:text/html,hello)',
    '[x](//example.org)',
    '[x](/\\example.org)',
    '[x](http://example.org)',
  ])('refuses the link %s', (markdown) => {
    expect(() => renderMarkdown(markdown)).toThrow(/body must link to/)
  })

  it('keeps level 1 for the title of the page', () => {
    expect(() => renderMarkdown('# Title')).toThrow(/headings of level 2 and 3/)
  })

  it('escapes text that looks like HTML', () => {
    expect(renderMarkdown('2 < 3 & \\<b>bold\\</b>')).toBe(
      '<p>2 &lt; 3 &amp; &lt;b&gt;bold&lt;/b&gt;</p>\n',
    )
  })
})

describe('read time', () => {
  it('counts the visible words', () => {
    expect(countWords('<h2 id="section-a-b">Don’t &amp; won&#39;t</h2><p>8:30 to R1,200</p>')).toBe(
      5,
    )
    expect(countWords('<a href="/blog/some-long-address">two words</a>')).toBe(2)
  })

  it('rounds up at 190 words a minute', () => {
    expect([1, 190, 191, 1800].map(readTime)).toEqual([
      '1 min read',
      '1 min read',
      '2 min read',
      '10 min read',
    ])
  })
})
