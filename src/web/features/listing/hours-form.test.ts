import { describe, expect, it } from 'vitest'
import type { OperatingHours } from '#shared/hours/opening-hours.ts'
import { hoursFormOf, hoursFormSchema } from './hours-form.ts'

const day = (open: string, close: string, closed = false) => ({ open, close, closed })
const HOURS: OperatingHours = {
  monday: day('09:00', '17:00'),
  tuesday: day('18:00', '02:00'),
  wednesday: day('00:00', '00:00'),
  thursday: day('08:00', '12:00', true),
  friday: day('09:00', '17:00'),
  saturday: day('', '', true),
  sunday: day('07:30', '07:30'),
}

describe('the form of the hours', () => {
  it('gives back the hours it was made of', () => {
    expect(hoursFormSchema.parse(hoursFormOf(HOURS))).toEqual({
      ...HOURS,
      // Open times for a day that was closed without any, should it open again.
      saturday: day('09:00', '17:00', true),
      // Any two equal times mean all day.
      sunday: day('00:00', '00:00'),
    })
  })

  it('publishes no hours that the owner has not set', () => {
    expect(hoursFormSchema.parse(hoursFormOf(null))).toBeNull()
  })

  it('keeps the other days unknown once one is set', () => {
    const hours = hoursFormOf(null)
    const sunday = { ...hours.sunday, closed: true }
    const set = hoursFormSchema.parse({ ...hours, sunday })
    expect(set).toMatchObject({ monday: day('', ''), sunday: day('', '', true) })
    expect(hoursFormOf(set).monday).toMatchObject({ open: '', close: '', closed: false })
  })

  it('says what is wrong', () => {
    const hours = hoursFormOf(HOURS)
    const wrong = hoursFormSchema.safeParse({ ...hours, monday: { ...hours.monday, close: '' } })
    expect(wrong.error?.issues).toMatchObject([
      { path: ['monday'], message: expect.stringContaining('both an opening and a closing time') },
    ])
  })
})
