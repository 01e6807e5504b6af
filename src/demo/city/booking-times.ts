import type { BookingTimesInput } from '#demo/factories/booking-times.ts'

const STYLISTS = ['Nomvula', 'Chanel', 'Thabiso']

/** Two businesses with bookable services: one confirms at once, one asks first. */
export const BOOKED_BY_THE_CLOCK: Record<string, Omit<BookingTimesInput, 'specialDays'>> = {
  'crown-and-coil': {
    people: STYLISTS,
    services: [
      { name: 'Wash and blow-dry', minutes: 45, price: 280, people: STYLISTS },
      {
        name: 'Silk press',
        minutes: 90,
        price: 650,
        bufferAfter: 15,
        people: ['Nomvula', 'Chanel'],
      },
      {
        name: 'Box braids',
        minutes: 240,
        price: 1200,
        bufferBefore: 15,
        bufferAfter: 30,
        people: ['Nomvula', 'Thabiso'],
      },
      { name: 'First consultation', minutes: 15, price: 0 },
      { name: 'Bridal party', minutes: 240, price: 2400, online: false },
    ],
    capacity: 2,
    noticeMinutes: 120,
    horizonDays: 60,
    confirmAtOnce: true,
    breaks: {
      tuesday: [{ from: '13:00', to: '13:30' }],
      wednesday: [{ from: '13:00', to: '13:30' }],
      thursday: [{ from: '13:00', to: '13:30' }],
      friday: [{ from: '13:00', to: '13:30' }],
    },
  },
  'salt-river-cycles': {
    services: [
      { name: 'Basic service', minutes: 60, price: 450 },
      { name: 'Full service', minutes: 120, price: 950 },
      { name: 'Bike fit', minutes: 90, price: 800 },
      { name: 'Quick look', minutes: 15, price: 0 },
    ],
    capacity: 1,
    noticeMinutes: 240,
    horizonDays: 30,
    breaks: {
      tuesday: [{ from: '12:30', to: '13:00' }],
      thursday: [{ from: '12:30', to: '13:00' }],
    },
  },
}
