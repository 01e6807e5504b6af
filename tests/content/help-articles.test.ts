import { globSync, readFileSync } from 'node:fs'
import { helpArticles } from 'virtual:help-articles'
import { describe, expect, it } from 'vitest'
import { createHelpSearch } from '#shared/help/search-articles.ts'
import { HELP_TOPICS } from '#shared/help/topics.ts'
import { privacyPages } from '#shared/paths.ts'
import { KEPT_AFTER_THE_END, PERIODS, periodInWords } from '#shared/privacy/periods.ts'
import { isPage } from '#web/entry-server.tsx'
import { loadHelpArticles } from '../../scripts/content/load-help-articles.ts'

const SAMPLE = `---
id: one
title: "One"
lead: "It is one."
topic: booking
audience: visitors
checked: 2026-11-18
words: [first]
goesWith: [two]
---

## How

Like this.
`
const two = SAMPLE.replace('id: one', 'id: two').replace('[two]', '[one]')

describe('the articles of the Help Center', () => {
  it('are at least 30, of every topic and for both readers', () => {
    expect(helpArticles.length).toBeGreaterThanOrEqual(30)
    expect(new Set(helpArticles.map(({ topic }) => topic))).toEqual(new Set(HELP_TOPICS))
    for (const audience of ['visitors', 'owners'] as const)
      expect(helpArticles.filter((one) => one.audience === audience).length).toBeGreaterThan(9)
    expect(new Set(helpArticles.map(({ title }) => title)).size).toBe(helpArticles.length)
  })

  it('are where people get stuck, and every link from there leads to one', () => {
    const code = globSync('src/web/**/*.tsx').map((file) => readFileSync(file, 'utf8'))
    const linked = code.flatMap((text) =>
      [...text.matchAll(/ help="([\w-]+)"|helpPages\.article\('([\w-]+)'\)/g)].map(
        ([, inPanel, elsewhere]) => inPanel ?? elsewhere,
      ),
    )
    expect(linked).toEqual(
      expect.arrayContaining([
        'the-business-does-not-answer',
        'change-or-cancel-a-booking',
        'lost-the-mail-of-a-booking',
        'why-is-my-review-held',
        'see-or-erase-your-data',
      ]),
    )
    expect(linked.length).toBeGreaterThanOrEqual(22)
    const ids = helpArticles.map(({ id }) => id)
    expect(linked.filter((id) => !ids.includes(id ?? ''))).toEqual([])
  })

  it('lead whoever asks for their data to the page Your data, and say the periods of the policy', () => {
    const bodyOf = (id: string) => helpArticles.find((one) => one.id === id)?.content ?? ''
    for (const id of [
      'see-or-erase-your-data',
      'stop-the-newsletter',
      'lost-the-mail-of-a-booking',
    ])
      expect(bodyOf(id), id).toContain(`href="${privacyPages.yourData}"`)
    for (const id of ['what-a-business-sees-of-you', 'stop-the-newsletter', 'close-your-account'])
      expect(helpArticles.find((one) => one.id === id)?.goesWith, id).toContain(
        'see-or-erase-your-data',
      )
    expect(bodyOf('cancel-your-plan')).toContain(KEPT_AFTER_THE_END.slice(0, -1))
    for (const id of ['cancel-your-plan', 'close-your-account'])
      expect(bodyOf(id), id).toContain(periodInWords(PERIODS.lapsedAccounts.usual))
  })

  it.each(helpArticles)('$id is short, in parts, and leads to pages that exist', (article) => {
    expect(article.minutes).toBeLessThanOrEqual(2)
    expect(article.headings.length).toBeGreaterThanOrEqual(1)
    expect(`${article.title}${article.lead}${article.content}`).not.toMatch(/'|—/)
    const links = [...article.content.matchAll(/href="(\/[^"#?]*)/g)].map(([, href = '']) => href)
    expect(links.filter((href) => !isPage(href))).toEqual([])
  })
})

describe('an invalid file stops the build with a sentence', () => {
  it.each([
    ['topic: booking', 'topic: gossip', /one\.md is wrong: topic must be one of: booking/],
    ['[two]', '[three]', /one\.md is wrong: there is no other three\.md/],
    ['[two]', '[one]', /there is no other one\.md/],
    ['Like this.', 'See [that](/help/four).', /there is no other four\.md/],
    ['2026-11-18', 'today', /checked must be a day/],
    ['id: one', 'id: other', /id must equal the file's name/],
    ['words: [first]', 'wordz: [first]', /Unrecognized key/],
    [
      'audience: visitors',
      'audience: visitors\nonlyWith: unclaimed',
      /two\.md is wrong: there is no other one\.md/,
    ],
    ['## How\n\nLike this.', '', /body must not be empty/],
  ])('%s → %s', (right, wrong, sentence) => {
    const load = () => loadHelpArticles({ 'one.md': SAMPLE.replace(right, wrong), 'two.md': two })
    expect(load).toThrow(sentence)
  })

  it('and a valid one does not', () => {
    const [one] = loadHelpArticles({ 'one.md': SAMPLE, 'two.md': two })
    expect(one?.headings).toEqual([{ id: 'section-how', text: 'How' }])
  })
})

describe('the search', () => {
  const search = createHelpSearch(helpArticles)
  it.each([
    ['cancel', 'change-or-cancel-a-booking'],
    ['how do I cancel my booking', 'change-or-cancel-a-booking'],
    ['reschedule', 'change-or-cancel-a-booking'],
    ['card declined', 'a-payment-failed'],
    ['my pin is at the wrong door', 'put-your-pin-at-your-door'],
    ['pasword', 'i-cannot-sign-in'],
    ['forgot passwrd', 'i-cannot-sign-in'],
    ['invoces', 'invoices'],
    ['review not shown', 'why-is-my-review-held'],
    ['unsubscribe newsletter', 'stop-the-newsletter'],
    ['google calendar', 'connect-your-calendar'],
    ['delete account', 'close-your-account'],
    ['stylists', 'people-rooms-and-courts'],
    ['cookies', 'what-stays-on-your-device'],
    ['2fa', 'sign-in-more-safely'],
    ['popia', 'see-or-erase-your-data'],
    ['delete my data', 'see-or-erase-your-data'],
    ['download my data', 'see-or-erase-your-data'],
    ['what do you know about me', 'see-or-erase-your-data'],
  ])('%s leads to %s', (asked, wanted) => {
    const found = search(asked).map(({ id }) => id)
    expect(found.slice(0, 3)).toContain(wanted)
    expect(found.length).toBeLessThanOrEqual(8)
  })

  it.each(['gift voucher', 'xylophone', '', '???', 'ß'.repeat(5000)])(
    '%s has no answer',
    (asked) => {
      expect(search(asked)).toEqual([])
    },
  )
})
