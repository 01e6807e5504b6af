import { describe, expect, it } from 'vitest'
import { NEW_SERVICE, servicesFormSchema, servicesOf } from './services-form.ts'

const TIMED = { ...NEW_SERVICE, id: 'aaaaaaaaaaaaaaaa', name: 'Cut, wash and dry', minutes: 45 }
const RULES = { capacity: 1, noticeMinutes: 120, horizonDays: 60, confirmAtOnce: false }

describe('the one list of services', () => {
  it('joins what has a duration with the other names of the listing', () => {
    const rows = servicesOf([TIMED], ['Colour', 'cut wash and dry'])
    expect(rows.map(({ name, minutes }) => [name, minutes])).toEqual([
      ['Cut, wash and dry', 45],
      ['Colour', null],
    ])
  })

  it('gives each call its part, and comes back the same', () => {
    const priced = { ...NEW_SERVICE, name: 'Trim, dry', price: 90 }
    const typed = { ...NEW_SERVICE, name: 'Braids, Locs' }
    const sent = servicesFormSchema.parse({ services: [TIMED, priced, typed], rules: RULES })
    expect(sent).toEqual({
      rules: RULES,
      stored: [TIMED, priced],
      listed: ['Cut wash and dry', 'Trim dry', 'Braids', 'Locs'],
    })
    expect(
      servicesOf([TIMED, { ...priced, id: 'bbbbbbbbbbbbbbbb' }], sent.listed).map(
        ({ name }) => name,
      ),
    ).toEqual(['Cut, wash and dry', 'Trim, dry', 'Braids', 'Locs'])
  })

  it('says what is wrong, beside its row', () => {
    const wrong = servicesFormSchema.safeParse({ services: [TIMED, NEW_SERVICE], rules: RULES })
    expect(wrong.error?.issues).toMatchObject([
      { path: ['services', 1, 'name'], message: 'Please name the service.' },
    ])
    const many = Array.from({ length: 31 }, (_, at) => ({ ...NEW_SERVICE, name: `Cut ${at}` }))
    const tooMany = servicesFormSchema.safeParse({ services: many, rules: RULES })
    expect(tooMany.error?.issues).toMatchObject([{ path: ['services'] }])
  })
})
