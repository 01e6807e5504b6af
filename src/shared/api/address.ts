import { stringifySearch } from '#shared/search-params.ts'
import type { AddressArguments, Call } from './api.ts'

/** Where a call is sent: for links, forms and mails. */
export function addressOf<C extends Call>(call: C, ...[given]: AddressArguments<C>): string {
  return fillAddress(call, given)
}

/** Of a call whose input is checked already. */
export function fillAddress(
  call: Call,
  { params = {}, query = {} }: { params?: Record<string, string>; query?: object } = {},
): string {
  const path = call.slice(call.indexOf('/'))
  return (
    path.replace(/:(\w+)/g, (_, name) => encodeURIComponent(params[name] ?? '')) +
    stringifySearch(query)
  )
}
