import { hoursColumns, searchTexts } from '#server/features/search/search-texts.ts'
import { newId } from '#server/platform/db/new-id.ts'
import type { Db } from '#server/platform/db/schema.ts'
import { CATEGORY_OF_INDUSTRY, INDUSTRIES, type Industry } from '#shared/catalogue/industries.ts'
import { type DayHours, type OperatingHours, WEEKDAYS } from '#shared/hours/opening-hours.ts'
import { SUBURBS } from '#shared/places/suburbs.ts'
import { makeRandom, type Random } from './random.ts'

/** SQLite allows 32,766 parameters per statement; a business has thirty. */
const BATCH = 500

const TRADES: Record<Industry, string> = {
  'Hair Salon': 'Hair, Braids, Barbers, Fades, Curls, Hair Studio',
  Restaurant: 'Kitchen, Café, Grill, Gatsby, Sushi, Braai House, Bakery',
  'Home Services': 'Plumbing, Electrical, Painters, Cleaning, Roofing, Handyman, Gardens',
  Fitness: 'Gym, Pilates, Yoga, Boxing, Running Club',
  Automotive: 'Motors, Tyres, Panel Beaters, Auto Fix, Bakkie Centre',
  'Beauty & Wellness': 'Spa, Nails, Skin, Massage, Day Spa',
  'Marketing & Advertising': 'Signs, Media, Studio, Print',
  Medical: 'Physio, Dental, Family Practice, Optometrist',
  Legal: 'Attorneys, Conveyancers, Law, Notaries',
  Education: 'Tutors, Music School, Driving School',
  Technology: 'Computers, Phone Repairs, Networks',
  Finance: 'Accountants, Tax, Bookkeeping, Insurance',
  Other: 'Florist, Pets, Locksmith, Tailor, Removals',
}
const FIRST = `Table Bay, Lion's Head, Ubuntu, Protea, Oom Piet's, Thandi's, Ma Gesie's, Blue Crane,
  Signal Hill, Two Oceans, Fynbos, Golden Acre, Nomsa's, Van Wyk, Adderley, Kloof, Southern Cross,
  Malay, False Bay, Snoek & Sons, Strandloper, Jacobs, Mandla's, Salt River, Robben, Kingfisher`
const SAID = `Quality service at a fair price., Family-run and proud of it., Open on Saturdays.,
  Walk-ins welcome., Free quotes within a day., We come to you., Ask for the pensioners' rate.,
  Parking behind the building., Loved by the whole street., Card and cash.`
const OFFERED =
  'Call-outs, Repairs, Gift vouchers, Parking, Card payments, Free quotes, Wi-Fi, Delivery'
const STREETS = 'Main Road, Station Road, Beach Road, Church Street, Voortrekker Road, Long Street'

const day = (open: string, close: string): DayHours => ({ open, close, closed: false })
const CLOSED: DayHours = { open: '', close: '', closed: true }
const week = (usual: DayHours, saturday: DayHours, sunday: DayHours): OperatingHours => {
  const days = WEEKDAYS.map((name) => [name, usual])
  return { ...Object.fromEntries(days), saturday, sunday }
}
/** In rotation; null is unset. */
const HOURS = [
  week(day('08:00', '17:00'), day('08:00', '13:00'), CLOSED),
  week(day('09:00', '18:00'), day('09:00', '15:30'), CLOSED),
  week(day('11:00', '22:00'), day('11:00', '23:00'), day('12:00', '21:00')),
  week(day('07:30', '16:15'), CLOSED, CLOSED),
  week(CLOSED, day('18:00', '02:00'), day('10:00', '16:00')),
  null,
].map(hoursColumns)

/** A city repeats a few hundred words, and has tens of thousands that occur once or twice. */
const SYLLABLES = 'ba ke lo mi nu pra ster kloof berg wyn thando siph dor gan fel rit'.split(' ')
const rareWord = (random: Random) =>
  Array.from({ length: 2 + random.number(3) }, () => random.one(SYLLABLES)).join('')

const split = (list: string) => list.split(',').map((item) => item.trim().replace(/\s+/g, ' '))

function sketch(random: Random) {
  const industry = random.one(INDUSTRIES)
  const suburb = random.one(SUBURBS)
  const trade = random.one(split(TRADES[industry]))
  const tail = random.number(3) === 0 ? ` ${suburb.name}` : ''
  return {
    businessName: `${random.one(split(FIRST))} ${trade}${tail}`,
    industry,
    area: suburb.area,
    address: `${1 + random.number(300)} ${random.one(split(STREETS))}, ${suburb.name}`,
    description: `${trade} and ${random.one(split(TRADES[industry])).toLowerCase()} in ${suburb.name}. ${random.one(split(SAID))} ${random.one(split(SAID))} Ask for ${rareWord(random)}.`,
  }
}

/** A whole generated city, the same for the same seed. A tenth is PREMIUM, half has ratings. */
export async function createCatalogue(db: Db, count: number, seed = 1): Promise<void> {
  const random = makeRandom(seed)
  for (let done = 0; done < count; done += BATCH) {
    const rows = Array.from({ length: Math.min(BATCH, count - done) }, (_, index) =>
      makeBusiness(random, done + index),
    )
    await db.transaction().execute(async (trx) => {
      await trx
        .insertInto('users')
        .values(rows.map(({ user }) => user))
        .execute()
      await trx
        .insertInto('businesses')
        .values(rows.map(({ business }) => business))
        .execute()
    })
  }
}

function makeBusiness(random: Random, number: number) {
  const plan = random.number(10) === 0 ? ('PREMIUM' as const) : ('BASIC' as const)
  const at = new Date(Date.UTC(2024, 0, 1 + random.number(500))).toISOString()
  const user = {
    id: newId(),
    email: `owner-${number}@catalogue.example`,
    emailVerified: 1,
    role: 'BUSINESS' as const,
    plan,
    status: 'ACTIVE' as const,
    createdAt: at,
    updatedAt: at,
  }
  const profile = sketch(random)
  const offer = {
    services: [random.one(split(TRADES[profile.industry])), random.one(split(OFFERED))],
    amenities: [random.one(split(OFFERED))],
  }
  const ratingCount = random.number(2) * random.number(80)
  const business = {
    id: newId(),
    userId: user.id,
    plan,
    status: user.status,
    ...profile,
    categorySlug: CATEGORY_OF_INDUSTRY[profile.industry],
    phone: '021 555 0100',
    emailPublic: random.number(2) === 0 ? `hello-${number}@catalogue.example` : '',
    website: random.number(2) === 0 ? 'https://catalogue.example/' : '',
    imageKey: null,
    ...(HOURS[number % HOURS.length] ?? hoursColumns(null)),
    services: JSON.stringify(offer.services),
    amenities: JSON.stringify(offer.amenities),
    yearEstablished: null,
    // Written directly, without the rows behind them: lists read only the sums.
    ratingCount,
    ratingSum: ratingCount === 0 ? 0 : ratingCount * 3 + random.number(ratingCount * 2 + 1),
    ...searchTexts({ ...profile, ...offer }),
    createdAt: at,
    updatedAt: at,
  }
  return { user, business }
}
