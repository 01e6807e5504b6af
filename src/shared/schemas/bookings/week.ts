import { type ZodType, z } from 'zod'

/** One per weekday. */
export const weekOf = <Day extends ZodType>(day: Day) =>
  z.strictObject({
    monday: day,
    tuesday: day,
    wednesday: day,
    thursday: day,
    friday: day,
    saturday: day,
    sunday: day,
  })
