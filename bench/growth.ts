import { pages } from '#shared/paths.ts'
import { needPrograms } from './lib/beside.ts'
import { BENCH_ADMIN, BENCH_PASSWORD, startCatalogueSite } from './lib/catalogue-site.ts'
import { residentMegabytes } from './lib/process-use.ts'
import { signIn } from './lib/sign-in.ts'
import { costOf, processorCostOf } from './lib/uncached.ts'

// How the cost of a page of results grows from 100 to 100,000 businesses, on both engines. Nothing is
// cached. The last column is the response time of the largest size divided by that of 1,000;
// if 1,000 is not among the sizes, by that of the size in the title.
//   npm run bench -- growth            BENCH_SIZES=1000,10000 BENCH_ENGINES=sqlite BENCH_ROWS=near for less
// BENCH_TIME=processor measures the processor time of site and database instead, for a busy
// machine; without reviews, which lists don't read.

const BY_PROCESSOR = process.env.BENCH_TIME === 'processor'
if (!BY_PROCESSOR) needPrograms('wrk')

const SIZES = (process.env.BENCH_SIZES ?? '100,1000,10000,100000')
  .split(',')
  .map(Number)
  .sort((a, b) => a - b)
const ENGINES = (process.env.BENCH_ENGINES ?? 'sqlite,postgres').split(',')
/** Only rows whose name contains this. */
const ROWS = process.env.BENCH_ROWS ?? ''

const titled = (size = 0) => size.toLocaleString('en')
const BASE = titled(SIZES.find((size) => size >= 1000) ?? SIZES[0])
const LARGEST = titled(SIZES.at(-1))

const search = (q: string, area = '', page = 1) =>
  `/api/businesses?${new URLSearchParams({ q, area, page: String(page) })}`

/** The longest allowed query with only unknown words: each is compared with known ones. */
const WORST = 'strandlopar kingfishor adderlay plumbars restauront uttery mitchals wynbarg'
  .split(' ')
  .map((word, at) => `${word}${'qxz'[at % 3]}`)
  .join(' ')
  .padEnd(200, ' strondlopir')
  .slice(0, 200)

const ADDRESSES = {
  'two plain words': search('kingfisher plumbing'),
  'the worst query': search(WORST, WORST),
  'six trades that nobody has together': search(
    'plumber electrician restaurant hairdresser mechanic lawyer',
  ),
  'trades that share nobody': search('attorneys sushi gym tyres florist tutors'),
  'pieces of many words': search('serv ting nter ters ment tion', 'road'),
  'six syllables of rare words': search('bake lomi nupra kedor gani felri'),
  'a syllable of thousands of words': search('thando'),
  'twelve slips': search('sterklof bergwin tandosip dorgn felrt klomi', 'sterklof bergwin'),
  'words of two letters': search('se in te st re co', 'st'),
  'words of one letter': search('a b c d e f'),
  'words that everybody has': search('quality service fair price family proud', 'Main Road'),
  'wishes and places': search(
    'cheap best 24 hour open now halaal vegan plumber',
    'Claremont or Newlands or Observatory or Wynberg',
  ),
  'one letter, 200 times': search('a'.repeat(200)),
  'all filters, nearest, last page': `${search('service', 'Claremont', 21)}&open=now&stars=4&price=2&industry=Restaurant&book=online&sort=nearest`,
  'the last page of a place': search('', 'Claremont', 21),
  'the last page near me': `${search('service', '', 21)}&near=-33.983,18.465&sort=nearest`,
  'the last page, best rated': `${search('service', '', 21)}&sort=rated`,
  'the last page of open now': `${search('service', '', 21)}&open=now`,
  'words that nobody near has together': `${search('service repair sushi attorneys')}&near=-33.983,18.465`,
  'a word on a street': search('service', 'Main Road'),
  'open now, nothing else asked, last page': `${search('', '', 21)}&open=now`,
  'near me, nothing else asked, last page': `${search('', '', 21)}&near=-33.983,18.465&sort=nearest`,
  'a place in the first box, last page': search('service claremont', '', 21),
  'a common word': search('service'),
  'a trade with synonyms': search('restaurant'),
  'a trade in a suburb': search('plumber', 'Claremont'),
  'a trade in an area': search('restaurant', 'City Bowl'),
  'a rare name': search('strandloper locksmith'),
  'a typo, forgiven': search('strandlopr'),
  'the last page of a common word': search('service', '', 21),
  'a phrase': search('someone to fix my geyser'),
  'its telling word': search('geyser'),
  'filters, booked online': `${search('service')}&book=online&stars=4`,
  'open now': `${search('service')}&open=now`,
  'nearest to a suburb': `${search('service', 'Claremont')}&sort=nearest`,
  'near me': `${search('plumber')}&near=-33.983,18.465`,
  'a long question': search(
    'i am looking for somebody in claremont who can fix my broken geyser today please',
  ),
  'its telling words': search('geyser claremont'),
  suggestions: '/api/suggestions?q=pl',
  'suggestions by a word of the name': '/api/suggestions?q=ster',
  'suggestions of places': '/api/suggestions?q=cl&box=area',
  'search as a page, with its map': `${pages.search}?q=plumber&area=Claremont`,
  'search as a page': `${pages.search}?q=plumber`,
  'category as a page': pages.category('restaurants'),
}

for (const engine of ENGINES) {
  const table: Record<string, Record<string, number>> = {}
  for (const size of SIZES) {
    for (const [name, value] of Object.entries(await measure(engine, size)))
      table[name] = { ...table[name], [titled(size)]: value }
  }
  for (const row of Object.values(table))
    row[`times ${BASE}`] = Number((Number(row[LARGEST]) / Number(row[BASE])).toFixed(1))
  const measured = BY_PROCESSOR ? 'of processor time ' : ''
  console.log(`\n${engine}: milliseconds ${measured}an answer with one asker after the other`)
  console.table(table)
}

async function measure(engine: string, size: number): Promise<Record<string, number>> {
  const { site, businessId, readyMs, processIds, stop } = await startCatalogueSite(
    engine,
    size,
    { ANSWER_MEMORY_MB: '0' },
    { hasReviews: !BY_PROCESSOR },
  )
  try {
    const values: Record<string, number> = {}
    const all = { ...ADDRESSES, 'business as a page': pages.business(businessId) }
    const note = async (name: string, url: string, headers = {}) => {
      if (BY_PROCESSOR) {
        values[name] = await processorCostOf(url, processIds)
        return
      }
      const cost = await costOf(url, site.pid, { connections: 1, headers })
      values[name] = cost.msEach
      values[`${name}, p99`] = cost.p99Ms
    }
    // A warm-up: otherwise the first row would include the cost of code that V8 has not optimised yet.
    if (BY_PROCESSOR) await processorCostOf(`${site.url}${ADDRESSES['a common word']}`, processIds)
    for (const [name, address] of Object.entries(all))
      if (name.includes(ROWS)) await note(name, site.url + address)
    if (ROWS !== '' || BY_PROCESSOR) return values
    await note('list of the admin', `${site.url}/api/admin/businesses?page=1`, {
      cookie: await signIn(site.url, { email: BENCH_ADMIN, password: BENCH_PASSWORD }),
    })
    return { ...values, 'memory, MB': residentMegabytes(site.pid), 'start, ms': readyMs }
  } finally {
    await stop()
  }
}
