import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { expect } from 'vitest'
import type { ListedApp, ListedRoute } from '#tests/helpers/listed-app.ts'
import type { Answer, OddRequest } from './send.ts'

interface Content {
  content?: Record<string, { schema?: object }>
}
interface ApiDocument {
  paths: Record<string, Record<string, Operation> | undefined>
  components?: object
}
interface Operation {
  requestBody?: Content
  responses: Record<string, Content>
}

const JSON_TYPE = 'application/json'
const typeOf = (header: string | undefined) => header?.split(';')[0] ?? ''

/** Without a byte order mark, which a reader of JSON may ignore (RFC 8259), and ours does. */
function jsonOf(payload: OddRequest['payload']): unknown {
  try {
    return JSON.parse(String(payload).replace(/^\uFEFF/, ''))
  } catch {
    return undefined
  }
}

/**
 * Compares answers with the API document, in both directions: responses are described
 * there, and requests that violate the description are rejected.
 */
export async function documentOf(app: ListedApp, { method, url, schema: { hide } }: ListedRoute) {
  // A link in a mail or a calendar: not part of the API.
  if (hide) return () => undefined
  await app.server.ready()
  const { paths, components } = app.server.swagger() as unknown as ApiDocument
  const address = url.replace(/:(\w+)(\([^)]*\))?/g, '{$1}')
  const operation = paths[address]?.[method.toLowerCase()]
  if (!operation) throw new Error(`The document does not know ${method} ${url}.`)

  const ajv = new Ajv2020({ strict: false, logger: false })
  addFormats.default(ajv)
  // Not among those of ajv-formats. Spaces around an address are trimmed everywhere.
  ajv.addFormat('idn-email', (text) => /^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(text.trim()))
  const compiled = new Map<object, ValidateFunction>()
  const validate = (schema: object, value: unknown) => {
    const check = compiled.get(schema) ?? ajv.compile({ ...schema, components })
    compiled.set(schema, check)
    return check(value) ? null : (check.errors ?? [])
  }

  return (request: OddRequest, answer: Answer) => {
    const { responses, requestBody } = operation
    const range = `${Math.floor(answer.status / 100)}XX`
    const described = responses[answer.status] ?? responses[range]
    if (!described) throw new Error(`The document knows no ${answer.status} of ${method} ${url}.`)
    if (described.content === undefined) expect(answer.body).toBe('')
    else {
      const type = typeOf(answer.headers['content-type'])
      const schema = described.content[type]?.schema
      expect(Object.keys(described.content)).toContain(type)
      if (schema && type.endsWith('json'))
        expect(validate(schema, JSON.parse(answer.body))).toBeNull()
    }
    const asked = requestBody?.content?.[JSON_TYPE]?.schema
    const isTaken = answer.status < 300 && typeOf(request.headers['content-type']) === JSON_TYPE
    if (asked && isTaken && request.payload) {
      expect(validate(asked, jsonOf(request.payload)), String(request.payload)).toBeNull()
    }
  }
}
