import type { Context } from '#server/platform/context.ts'
import { newId } from '#server/platform/db/new-id.ts'
import type { Db } from '#server/platform/db/schema.ts'
import { AppError, refuseField } from '#server/platform/errors.ts'
import { MAX_PEOPLE } from '#shared/schemas/bookings/person.ts'
import { countOf } from '#shared/text/numbers.ts'
import { getOwnBusinessForSetup } from './booking-setup.repository.ts'
import {
  countComingWith,
  createPerson,
  findPeople,
  removePerson,
  renamePerson,
} from './person.repository.ts'

const UNKNOWN = 'That person is no longer on your list.'
const REMOVED = 'This person has been removed meanwhile. Please choose another.'
const TAKEN = 'You already have somebody with that name.'

/** The people, rooms or courts of a business that visitors can choose. */
export function createPersonService({ db, engine, clock }: Context) {
  /** With the business locked, so that nobody is booked meanwhile. */
  const change = <Result>(
    userId: string,
    act: (trx: Db, businessId: string) => Promise<Result>,
  ): Promise<Result> =>
    db.transaction().execute(async (trx) => {
      const business = await getOwnBusinessForSetup(trx, engine, userId)
      if (!business) throw new AppError('conflict', 'Please save your profile first.')
      return act(trx, business.id)
    })

  const refuseSameName = (others: readonly { name: string }[], name: string) => {
    const taken = others.some((other) => other.name.toLowerCase() === name.toLowerCase())
    if (taken) refuseField('name', TAKEN)
  }

  const getOwn = async (trx: Db, businessId: string, id: string) => {
    const people = await findPeople(trx, businessId)
    const person = people.find((one) => one.id === id)
    if (!person) throw new AppError('not-found', UNKNOWN)
    return { person, others: people.filter((one) => one !== person) }
  }

  return {
    /** Null if nobody in particular is asked for. */
    get: async (trx: Db, businessId: string, id: string | null) => {
      if (id === null) return null
      const person = (await findPeople(trx, businessId)).find((one) => one.id === id)
      return person ?? refuseField('personId', REMOVED)
    },

    create: (userId: string, { name }: { name: string }) =>
      change(userId, async (trx, businessId) => {
        const known = await findPeople(trx, businessId)
        if (known.length >= MAX_PEOPLE)
          throw new AppError('conflict', `Please keep it to ${MAX_PEOPLE} people.`)
        refuseSameName(known, name)
        const person = { id: newId(), name }
        await createPerson(trx, { ...person, businessId })
        return person
      }),

    rename: (userId: string, id: string, { name }: { name: string }) =>
      change(userId, async (trx, businessId) => {
        const { others } = await getOwn(trx, businessId, id)
        refuseSameName(others, name)
        await renamePerson(trx, { businessId, id, name })
        return { id, name }
      }),

    /** Past bookings keep the name. */
    remove: (userId: string, id: string) =>
      change(userId, async (trx, businessId) => {
        const { person } = await getOwn(trx, businessId, id)
        const coming = await countComingWith(trx, id, clock().toISOString())
        if (coming > 0)
          throw new AppError(
            'conflict',
            `${person.name} still has ${countOf(coming, 'coming booking')}. Please move or cancel ${coming === 1 ? 'it' : 'them'} first.`,
          )
        await removePerson(trx, businessId, id)
      }),
  }
}

export type PersonService = ReturnType<typeof createPersonService>
