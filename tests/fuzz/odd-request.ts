import fc from 'fast-check'
import type { ListedRoute } from '#tests/helpers/listed-app.ts'
import { fieldsOf } from './from-schema.ts'
import {
  nastyJson,
  nastyQuery,
  nastySegment,
  nastyText,
  nastyValue,
  safelyEncoded,
  smuggled,
} from './nasty.ts'
import type { OddRequest } from './send.ts'

type Fields = Record<string, fc.Arbitrary<unknown>>

/** Valid values that a schema cannot describe, such as an id that exists. */
export interface Hints {
  body?: Fields
  params?: Fields
  query?: Fields
}

const CHANGING = new Set(['POST', 'PUT', 'PATCH', 'DELETE'])

/** Every field valid, malicious or absent; sometimes with unknown fields. */
function bodyOf(fields: Fields): fc.Arbitrary<unknown> {
  const record = fc.record(
    Object.fromEntries(
      Object.entries(fields).map(([key, value]) => [
        key,
        fc.oneof(
          { arbitrary: value, weight: 4 },
          { arbitrary: nastyValue, weight: 1 },
          { arbitrary: nastyText, weight: 1 },
        ),
      ]),
    ),
    { requiredKeys: [] },
  )
  return fc.oneof(
    { arbitrary: record, weight: 5 },
    { arbitrary: fc.tuple(record, smuggled).map(([a, b]) => ({ ...b, ...a })), weight: 2 },
    { arbitrary: nastyValue, weight: 1 },
  )
}

/** The body: mostly JSON, sometimes something that only claims to be. */
const payloadOf = (fields: Fields): fc.Arbitrary<string> =>
  fc.oneof(
    { arbitrary: bodyOf(fields).map((body) => JSON.stringify(body) ?? ''), weight: 6 },
    { arbitrary: nastyJson, weight: 1 },
  )

const JSON_TYPE = 'application/json'
const contentType = fc.oneof(
  { arbitrary: fc.constant(JSON_TYPE), weight: 12 },
  {
    arbitrary: fc.constantFrom(
      '',
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data',
      'multipart/form-data; boundary=x',
      'application/json; charset=utf-16',
      'application/json;;;',
      'application/problem+json',
      'text/json',
      'application/xml',
      '*/*',
      'a'.repeat(500),
    ),
    weight: 1,
  },
)

/** Headers that a call has no reason to expect. */
const oddHeaders: fc.Arbitrary<Record<string, string>> = fc.oneof(
  { arbitrary: fc.constant({}), weight: 8 },
  {
    arbitrary: fc.constantFrom<Record<string, string>>(
      { accept: 'text/html' },
      { accept: ';q=x,,,' },
      { 'accept-encoding': 'br;q=nonsense, *;q=0' },
      { 'accept-language': 'x'.repeat(3000) },
      { 'if-none-match': '*' },
      { 'if-modified-since': 'yesterday' },
      { range: 'bytes=0-0,5-1,-' },
      { 'user-agent': '(a+)+$'.repeat(300) },
      { 'x-forwarded-for': "1.1.1.1, ' or 1=1" },
      { 'x-forwarded-host': 'evil.example' },
      { 'x-forwarded-proto': 'javascript' },
      { 'x-http-method-override': 'DELETE' },
      { 'x-request-id': '\\r\\nx: y' },
      { host: 'evil.example:99999' },
    ),
    weight: 1,
  },
)

const asText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))

function queryOf(fields: Fields): fc.Arbitrary<string> {
  const names = Object.keys(fields)
  const pairs = fc.record(
    Object.fromEntries(
      Object.entries(fields).map(([key, value]) => [
        key,
        fc.oneof({ arbitrary: value, weight: 2 }, nastyText).map(asText),
      ]),
    ),
    { requiredKeys: [] },
  )
  const written = pairs.map((record) =>
    Object.entries(record)
      .map(([key, value]) => `${key}=${safelyEncoded(value ?? '')}`)
      .join('&'),
  )
  const usual = names.length > 0 ? written : fc.constant('')
  return fc.oneof({ arbitrary: usual, weight: names.length > 0 ? 6 : 12 }, nastyQuery)
}

function pathOf(url: string, params: Fields): fc.Arbitrary<string> {
  const segments = url.split('/').map((segment) => {
    const match = /^:(\w+)(?:\([^)]*\))?(.*)$/.exec(segment)
    if (!match) return fc.constant(segment)
    const good = params[match[1] ?? '']
    const value = good
      ? fc.oneof(
          { arbitrary: good.map((id) => safelyEncoded(String(id))), weight: 1 },
          nastySegment,
        )
      : nastySegment
    return value.map((text) => text + (match[2] ?? ''))
  })
  return fc.tuple(...segments).map((parts) => parts.join('/'))
}

/** Invalid and unusual requests to a route, generated from its own schemas. */
export function oddRequest(route: ListedRoute, hints: Hints = {}): fc.Arbitrary<OddRequest> {
  const { method, url, schema } = route
  const query = queryOf({ ...fieldsOf(schema.querystring), ...hints.query })
  const path = fc
    .tuple(pathOf(url, hints.params ?? {}), query)
    .map(([address, behind]) => (behind === '' ? address : `${address}?${behind}`))
  if (!CHANGING.has(method))
    return fc.record({ method: fc.constant(method), path, headers: oddHeaders })
  const payload = payloadOf({ ...fieldsOf(schema.body), ...hints.body })
  const headers = fc
    .tuple(contentType, oddHeaders)
    .map(([type, odd]) => ({ ...odd, ...(type === '' ? {} : { 'content-type': type }) }))
  return fc.record({ method: fc.constant(method), path, headers, payload })
}
