import { business } from './business-sketch.ts'
import { landline, mobile } from './phones.ts'

/** Two more, so that a search in Bellville has an answer by day and by night. */
export const PLUMBERS = [
  business({
    key: 'voortrekker-plumbers',
    name: 'Voortrekker Road Plumbers',
    industry: 'Home Services',
    street: '212 Voortrekker Road',
    suburb: 'Bellville',
    phone: mobile('0315'),
    description:
      'A plumber on the phone day and night, and at your door within the hour from Parow to Brackenfell. Burst pipes, geysers and drains, with the price before we open the toolbox. Nights and Sundays cost R250 more, and we say so first.',
    hours: 'mon-sun 00:00-00:00',
    services: 'Burst pipes, Geysers, Blocked drains, Leaking toilets',
    amenities: 'Emergency call-outs, Card payments',
    price: '$$',
    since: 2015,
    popularity: 0.46,
    reviews: [
      '5 8d Geyser let go at 23:20 on a Tuesday. Riaan had the water off by phone and the new valve in by one.',
      '4 29d Honest about the after-hours fee before he drove out. Work was neat.',
      '3 66d Fixed the drain, but the promised hour was closer to two.',
      '5 112d Told me which tap washer to buy at the hardware shop. No call-out, no bill.',
    ],
  }),
  business({
    key: 'tyger-tap-and-drain',
    name: 'Tyger Tap & Drain',
    industry: 'Home Services',
    street: '17 Durban Road',
    suburb: 'Bellville',
    phone: landline('0316'),
    online: 'website',
    description:
      'Bathrooms from bare wall to last tile, and the small jobs that nobody else comes out for. Aunty Shireen answers the phone and knows which of her plumbers is two streets away. Weekdays only, so that we keep the same hands for twenty years.',
    hours: 'mon-fri 07:30-16:30',
    services: 'Bathrooms, Taps and mixers, Blocked drains, Rainwater tanks',
    amenities: 'Free quotes, Written guarantee',
    price: '$',
    since: 1998,
    popularity: 0.29,
    reviews: [
      '5 17d New shower in two days, and they carried the old bath down four floors.',
      '4 58d Quote by WhatsApp the same afternoon. The tiler came a day late.',
      '5 140d Second bathroom they have done for us. Same two plumbers as in 2011.',
    ],
  }),
]
