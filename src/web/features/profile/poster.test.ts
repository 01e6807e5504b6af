import { describe, expect, it } from 'vitest'
import { makePoster } from './poster.ts'
import { fitName } from './poster-layout.ts'

const URL_OF_LISTING = 'https://cptrecommends.example/business/7fKq2mVw9XbTz4Lc'

describe('the poster', () => {
  it('carries the name as text, not as markup', () => {
    const poster = makePoster({
      businessName: 'Fish & <script>Chips</script>',
      url: URL_OF_LISTING,
      scene: '<?xml version="1.0"?><svg viewBox="0 0 4 3"></svg>',
      mark: '<svg viewBox="0 0 1 1"></svg>',
      fonts: { display: 'data:font/woff2;base64,AA', text: 'data:font/woff2;base64,AA' },
    })
    expect(poster).toContain('Find us on CPT Recommends')
    expect(poster).toContain('Fish &amp; &lt;script&gt;')
    expect(poster).not.toContain('<script')
    expect(poster).not.toContain('<?xml')
    expect(poster).toContain('width="148mm" height="210mm"')
  })

  it.each([
    ['Sal', 1],
    ['Harbour Table', 1],
    ['Apostles Beach House', 1],
    ['The Old Biscuit Mill Neighbour Goods Bakery', 2],
    ['Mnandi '.repeat(17).trim(), 2],
    ['X'.repeat(120), 1],
  ])('fits %s', (name, lines) => {
    const fitted = fitName(name)
    expect(fitted.lines).toHaveLength(lines)
    for (const line of fitted.lines)
      expect(line.length * fitted.size * 0.6).toBeLessThanOrEqual(128)
  })
})
