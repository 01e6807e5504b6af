import { z } from 'zod'
import {
  type BookingSetup,
  bookingSetupRequestSchema,
  serviceRequestSchema,
} from '#shared/schemas/bookings/booking-setup.ts'
import { listItem, listProblem, toList } from '#shared/text/lists.ts'

type StoredService = BookingSetup['services'][number]

/** A row of the list. A new one has no id until it is saved. */
export type ServiceDraft = Omit<StoredService, 'id'> & { id?: string }

/** Without a duration and a price, a service is only named. */
const isNameOnly = ({ minutes, price }: Pick<ServiceDraft, 'minutes' | 'price'>) =>
  minutes === null && price === null

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

/** One list of the services with a duration or a price and of the names that the listing has besides. */
export function servicesOf(
  stored: readonly StoredService[],
  listed: readonly string[],
): ServiceDraft[] {
  const known = new Set(stored.map(({ name }) => sameName(name)))
  const others = listed.filter((name) => !known.has(sameName(name)))
  return [...stored, ...others.map((name) => ({ ...NEW_SERVICE, name }))]
}

/** All names for the listing's field, whose items are separated by commas. */
const namesOf = (services: readonly Pick<ServiceDraft, 'name' | 'minutes' | 'price'>[]) =>
  toList(services.map((service) => (isNameOnly(service) ? service.name : listItem(service.name))))

const { personIds } = serviceRequestSchema.shape
const rowSchema = serviceRequestSchema.safeExtend({ personIds: personIds.unwrap() })

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
    stored: services.filter((service) => !isNameOnly(service)),
    listed: namesOf(services),
  }))
