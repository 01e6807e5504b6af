import { z } from 'zod'
import { safelyEncoded } from './nasty.ts'

interface JsonSchema {
  type?: string | string[]
  const?: unknown
  enum?: unknown[]
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  allOf?: JsonSchema[]
  properties?: Record<string, JsonSchema>
  required?: string[]
  additionalProperties?: JsonSchema | boolean
  propertyNames?: JsonSchema
  items?: JsonSchema
  maxLength?: number
  minimum?: number
  maximum?: number
  maxItems?: number
}

/** Values of things that exist, by the name of their field: an unknown id would cost nothing. */
export type Known = Partial<Record<string, readonly string[]>>

const DAY_MS = 24 * 3600 * 1000
/** Just below what Node takes as headers, and Fastify as a body. */
const LONGEST_QUERY = 12_000
const LONGEST_BODY = 50_000

/** Texts that are dear to somebody: an expression, the search, the database, a normalisation. */
const SHAPES = [
  'plumber braids tyres lunch attorney gym nails painter ',
  'a b c d e f g h ',
  'plmuber briads tyers lnuch ',
  'a',
  '0',
  ' x',
  'ﬃ\u0301',
  'ﷺ',
  '<&"\\',
  'a@a.',
  'www.a.',
  '\n',
]
/** What many fields want: the schema picks. */
const WELL_FORMED = [
  'visitor@example.co.za',
  new Date(Date.now() + DAY_MS).toISOString().slice(0, 10),
  '2999-12-31',
  '2999-12',
  new Date(Date.now() + 3 * DAY_MS).toISOString(),
  '23:59',
  '082 000 0100',
  'https://example.co.za/',
  'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567',
]

const ofLength = (shape: string, length: number) =>
  shape.repeat(Math.ceil(length / shape.length)).slice(0, length)

export const dearTexts = (length: number) => SHAPES.map((shape) => ofLength(shape, length))

/** The dearest values of a field first. */
function valuesOf(schema: JsonSchema, names: readonly string[], longest: number): unknown[] {
  const { anyOf, oneOf, allOf, properties, items } = schema
  if (schema.const !== undefined) return [schema.const]
  if (schema.enum) return schema.enum.toReversed()
  const choices = anyOf ?? oneOf ?? allOf
  if (choices) return choices.flatMap((choice) => valuesOf(choice, names, longest))
  switch ([schema.type].flat()[0]) {
    case 'string': {
      const length = Math.min(schema.maxLength ?? longest, longest)
      return [...names, ...dearTexts(length), ...WELL_FORMED]
    }
    case 'integer':
    case 'number':
      return [schema.maximum ?? Number.MAX_SAFE_INTEGER, 1_000_000, 24, schema.minimum ?? 0]
    case 'boolean':
      return [true, false]
    case 'null':
      return [null]
    case 'array': {
      const count = Math.min(schema.maxItems ?? 1000, 1000)
      const each = valuesOf(items ?? {}, names, Math.floor(longest / count))
      // Different ones too, where each may be in the list only once.
      const mixed = Array.from({ length: count }, (_, index) => each[index % each.length])
      return [...each.map((value) => Array(count).fill(value)), mixed, []]
    }
    case 'object':
      return inputs(properties ?? {}, () => [], longest)
    default:
      return [ofLength('a', longest)]
  }
}

/** Inputs in which every field has one of its dearest values. */
function inputs(
  fields: Record<string, JsonSchema>,
  namesOf: (field: string) => readonly string[],
  longest: number,
): Record<string, unknown>[] {
  const share = Math.floor(longest / Math.max(1, Object.keys(fields).length))
  const values = Object.entries(fields).map(
    ([name, field]) => [name, valuesOf(field, namesOf(name), share)] as const,
  )
  const count = Math.max(0, ...values.map(([, choices]) => choices.length))
  return Array.from({ length: count }, (_, index) =>
    Object.fromEntries(values.map(([name, choices]) => [name, choices[index % choices.length]])),
  )
}

export interface Inputs {
  plain: Record<string, unknown>
  dearest: Record<string, unknown>[]
}

/**
 * The inputs of a schema: plain ones, and the dearest that it lets through. A field keeps only the values that
 * its own schema accepts, so that one refused field does not hide what the others cost.
 */
export function inputsOf(
  schema: z.ZodType | undefined,
  known: Known,
  where: 'query' | 'body',
): Inputs {
  if (!schema) return { plain: {}, dearest: [{}] }
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema
  const longest = where === 'query' ? LONGEST_QUERY : LONGEST_BODY
  const shape = schema instanceof z.ZodObject ? schema.shape : {}
  const accepted = Object.entries(json.properties ?? {}).map(([name, field]) => {
    const own = shape[name]
    const isAccepted = (value: unknown) =>
      !own || z.safeParse(own, where === 'query' ? asText(value) : value).success
    const values = valuesOf(field, known[name] ?? [], longest)
    const good = longestAccepted(values, isAccepted)
    // Things that exist are the dearest: others end at 'not found'.
    const isKnown = (value: unknown) => known[name]?.includes(String(value)) ?? false
    const chosen = good.some(isKnown) ? good.filter(isKnown) : good
    return [name, chosen.length > 0 ? chosen : values] as const
  })
  const count = Math.max(1, ...accepted.map(([, values]) => values.length))
  const required = new Set(json.required ?? [])
  return {
    plain: Object.fromEntries(
      accepted
        .filter(([name]) => required.has(name))
        .map(([name, values]) => [name, values.at(-1)]),
    ),
    dearest: Array.from({ length: count }, (_, index) =>
      Object.fromEntries(accepted.map(([name, values]) => [name, values[index % values.length]])),
    ),
  }
}

/** A text that is too long for a rule that the schema does not write down is shortened until it is not. */
function longestAccepted(values: unknown[], isAccepted: (value: unknown) => boolean): unknown[] {
  return values.flatMap((value) => {
    if (isAccepted(value)) return [value]
    if (typeof value !== 'string') return []
    for (let length = value.length / 2; length >= 1; length /= 2) {
      const shorter = value.slice(0, length)
      if (isAccepted(shorter)) return [shorter]
    }
    return []
  })
}

const asText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))

/** Of more than Node would take, the longest fields are shortened. */
export function queryOf(fields: Record<string, unknown>): string {
  const texts = Object.entries(fields).map(([name, value]) => ({ name, text: asText(value) }))
  while (true) {
    const query = texts.map(({ name, text }) => `${name}=${safelyEncoded(text)}`).join('&')
    if (query.length <= LONGEST_QUERY) return query && `?${query}`
    const [longest] = texts.toSorted((one, other) => other.text.length - one.text.length)
    if (longest) longest.text = longest.text.slice(0, longest.text.length / 2)
  }
}

/** The address of a route or page pattern with things that exist; a parameter that is not known is a long text. */
export function addressOf(pattern: string, known: Known): string {
  return pattern
    .split('/')
    .map((part) => {
      const [, name = '', rest = ''] = /^[:$](\w+)(?:\([^)]*\))?(.*)$/.exec(part) ?? []
      if (name === '') return part === '*' ? 'x' : part
      return safelyEncoded(known[name]?.[0] ?? 'x'.repeat(150)) + rest
    })
    .join('/')
}
