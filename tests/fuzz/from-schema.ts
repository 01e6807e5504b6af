import fc from 'fast-check'
import { z } from 'zod'

interface JsonSchema {
  type?: string
  const?: unknown
  enum?: unknown[]
  anyOf?: JsonSchema[]
  allOf?: JsonSchema[]
  properties?: Record<string, JsonSchema>
  items?: JsonSchema
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  maxItems?: number
}

/** Values that a field of this schema may well accept; where it has further rules, the caller hints. */
function ofSchema(schema: JsonSchema): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(ofSchema))
  switch (schema.type) {
    case 'string':
      return fc.string({
        unit: 'grapheme-ascii',
        minLength: schema.minLength ?? 0,
        maxLength: Math.min(schema.maxLength ?? 60, (schema.minLength ?? 0) + 60),
      })
    case 'integer':
      return fc.integer({ min: schema.minimum ?? -1000, max: schema.maximum ?? 3000 })
    case 'number':
      return fc.double({ min: schema.minimum, max: schema.maximum, noNaN: true })
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case 'array':
      return fc.array(ofSchema(schema.items ?? {}), {
        maxLength: Math.min(schema.maxItems ?? 5, 5),
      })
    case 'object':
      return fc.record(
        Object.fromEntries(
          Object.entries(schema.properties ?? {}).map(([key, field]) => [key, ofSchema(field)]),
        ),
        { requiredKeys: [] },
      )
    default:
      return fc.jsonValue({ maxDepth: 2 })
  }
}

/** One arbitrary a field of a request's schema; none for a request without one. */
export function fieldsOf(schema: z.ZodType | undefined): Record<string, fc.Arbitrary<unknown>> {
  if (!schema) return {}
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema
  return Object.fromEntries(
    Object.entries(json.properties ?? {}).map(([key, field]) => [key, ofSchema(field)]),
  )
}
