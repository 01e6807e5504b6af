import type { Db } from '#server/platform/db/schema.ts'
import type { RoomRules } from '#shared/booking/times/room.ts'
import { findServices } from './booking-setup.repository.ts'
import { findPeople, findServicePeople } from './person.repository.ts'

/** A business where only the number of visitors at once counts. */
export const plainRoom = (capacity: number): PeopledRoom => ({
  capacity,
  personIds: [],
  services: {},
  names: new Map(),
})

export interface PeopledRoom extends RoomRules {
  /** By the id of a person. */
  names: ReadonlyMap<string, string>
}

/** Buffers, places and people of all services of a business. */
export async function readRoom(db: Db, businessId: string, capacity: number): Promise<PeopledRoom> {
  const people = await findPeople(db, businessId)
  const links = people.length > 0 ? await findServicePeople(db, businessId) : []
  const ofService = Map.groupBy(links, ({ serviceId }) => serviceId)
  const services = await findServices(db, businessId)
  return {
    capacity,
    personIds: people.map(({ id }) => id),
    services: Object.fromEntries(
      services.map(({ id, bufferBefore, bufferAfter, places }) => {
        const personIds = (ofService.get(id) ?? []).map(({ personId }) => personId)
        return [id, { bufferBefore, bufferAfter, places, personIds }]
      }),
    ),
    names: new Map(people.map(({ id, name }) => [id, name])),
  }
}
