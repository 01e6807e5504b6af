import { describe, expect, it } from 'vitest'
import { escapeXml, textElement } from './xml.ts'

describe('text in XML', () => {
  it.each([
    ['Gable & Vine', 'Gable &amp; Vine'],
    ['<script>alert("1")</script>', '&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;'],
    ["Ouma's ]]> order", 'Ouma&apos;s ]]&gt; order'],
    ['already &amp; escaped', 'already &amp;amp; escaped'],
    ['Ça va, naïve 🎉', 'Ça va, naïve 🎉'],
    ['tab\tand\nline', 'tab\tand\nline'],
  ])('writes %j as %j', (text, written) => {
    expect(escapeXml(text)).toBe(written)
  })

  it('removes characters that XML does not allow', () => {
    expect(escapeXml('a\u0000b\u000bc\u001bd\ufffee')).toBe('abcde')
    expect(escapeXml('half \ud83c of a pair')).toBe('half \ufffd of a pair')
  })

  it('wraps a text in its element', () => {
    expect(textElement('title', 'Fish & chips')).toBe('<title>Fish &amp; chips</title>')
  })
})
