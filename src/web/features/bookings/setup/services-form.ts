import { z } from 'zod'
import {
  type BookingSetup,
  bookingSetupRequestSchema,
  serviceRequestSchema,
} from '#shared/schemas/bookings/booking-setup.ts'
import { listItem, listProblem, toList } from '#shared/text/lists.ts'

type TimedService = BookingSetup['services'][number]

/** A row of the list. Without a duration it is only named; a new one has no id until it is saved. */
export type ServiceDraft = Omit<TimedService, 'id' | 'minutes'> & {
  id?: string
  minutes: number | null
}

export const NEW_SERVICE: ServiceDraft = {
  name: '',
  minutes: null,
  price: null,
  online: false,
  bufferBefore: 0,
  bufferAfter: 0,
  places: null,
  personIds: [],
}

const sameName = (name: string) => listItem(name).toLowerCase()

/** One list of the services with a duration and of the names that the listing has besides. */
export function servicesOf(
  timed: readonly TimedService[],
  listed: readonly string[],
): ServiceDraft[] {
  const known = new Set(timed.map(({ name }) => sameName(name)))
  const others = listed.filter((name) => !known.has(sameName(name)))
  return [...timed, ...others.map((name) => ({ ...NEW_SERVICE, name }))]
}

/** All names for the listing's field, whose items are separated by commas. */
const namesOf = (services: readonly Pick<ServiceDraft, 'name' | 'minutes'>[]) =>
  toList(services.map(({ name, minutes }) => (minutes === null ? name : listItem(name))))

const { minutes, personIds } = serviceRequestSchema.shape
const rowSchema = serviceRequestSchema.extend({
  minutes: minutes.nullable(),
  personIds: personIds.unwrap(),
})

const { capacity, noticeMinutes, horizonDays, confirmAtOnce } = bookingSetupRequestSchema.shape

/** Validates the form and builds what both calls take. */
export const servicesFormSchema = z
  .object({
    services: z.array(rowSchema).superRefine((services, context) => {
      const problem = listProblem(namesOf(services))
      if (problem) context.addIssue({ code: 'custom', message: problem })
    }),
    rules: z.object({ capacity, noticeMinutes, horizonDays, confirmAtOnce }),
  })
  .transform(({ services, rules }) => ({
    rules,
    timed: services.flatMap(({ minutes, ...service }) =>
      minutes === null ? [] : [{ ...service, minutes }],
    ),
    listed: namesOf(services),
  }))
