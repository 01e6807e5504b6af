import type { z } from 'zod'
import { accountsApi } from './accounts.ts'
import { adminApi } from './admin.ts'
import { bookingTimesApi } from './booking-times.ts'
import { bookingsApi } from './bookings.ts'
import { businessesApi } from './businesses.ts'
import { dashboardApi } from './dashboard.ts'
import { deskApi } from './desk.ts'
import { galleryApi } from './gallery.ts'
import { gemsApi } from './gems.ts'
import { moneyApi } from './money.ts'
import { newsletterApi } from './newsletter.ts'
import { operationsApi } from './operations.ts'
import { passkeysApi } from './passkeys.ts'
import { personalDataApi } from './personal-data.ts'
import { reviewsApi } from './reviews.ts'
import { supplyApi } from './supply.ts'

/**
 * Every call of the API. The server's routes, the API document and the access matrix are made from it; the
 * browser imports only its types, since the schemas would add zod to every first load.
 */
export const API = {
  ...adminApi,
  ...galleryApi,
  ...gemsApi,
  ...businessesApi,
  ...moneyApi,
  ...dashboardApi,
  ...deskApi,
  ...newsletterApi,
  ...operationsApi,
  ...passkeysApi,
  ...personalDataApi,
  ...reviewsApi,
  ...supplyApi,
  ...bookingTimesApi,
  ...bookingsApi,
  ...accountsApi,
}
type Api = typeof API

/** A call by its name, as 'GET /api/business/:id'. */
export type Call = keyof Api

type Schema<C extends Call, Part extends string> =
  Api[C] extends Record<Part, infer S extends z.ZodType> ? S : never
/** The output of the call's schema of this part; undefined without one. */
export type PartOf<C extends Call, Part extends 'params' | 'query' | 'body'> = [
  Schema<C, Part>,
] extends [never]
  ? undefined
  : z.output<Schema<C, Part>>

/** Calls that answer JSON, or nothing. */
export type JsonCall = {
  [C in Call]: Api[C] extends { answer: { content: object } } | { status: 302 } ? never : C
}[Call]
export type AnswerOf<C extends Call> = [Schema<C, 'answer'>] extends [never]
  ? undefined
  : z.output<Schema<C, 'answer'>>

/** As it is sent; a schema that converts any text leaves it unknown, so the converted type counts. */
type Sent<S extends z.ZodType> =
  z.input<S> extends infer Input
    ? Input extends object
      ? { [Key in keyof Input]: unknown extends Input[Key] ? OutputAt<S, Key> : Input[Key] }
      : Input
    : never
type OutputAt<S extends z.ZodType, Key> =
  z.output<S> extends infer Output ? (Key extends keyof Output ? Output[Key] : never) : never

type Empty = Record<never, never>
type Given<C extends Call, Part extends string, Kind> = [Schema<C, Part>] extends [never]
  ? { [Name in Part]?: undefined }
  : IsOptional<Sent<Schema<C, Part>>> extends true
    ? { [Name in Part]?: Sent<Schema<C, Part>> & Kind }
    : { [Name in Part]: Sent<Schema<C, Part>> & Kind }
type IsOptional<Value> = undefined extends Value ? true : Empty extends Value ? true : false
type Arguments<Input> = Empty extends Input ? [input?: Input] : [input: Input]
type Place<C extends Call> = Given<C, 'params', Record<string, string>> & Given<C, 'query', object>

/** What a call must be given: where it goes, and what is sent. */
export type AddressArguments<C extends Call> = Arguments<Place<C>>
export type CallArguments<C extends Call> = Arguments<Place<C> & Given<C, 'body', unknown>>
