import { API } from '#shared/api/api.ts'
import { type Endpoint, needsSession } from '#shared/api/endpoint.ts'

interface Content {
  [type: string]: { schema?: { anyOf?: { type?: string }[] } & Record<string, unknown> }
}
interface Operation {
  operationId?: string
  'x-who-may'?: string
  security?: Record<string, string[]>[]
  requestBody?: { required?: boolean; content: Content }
  responses?: Record<string, { content?: Content }>
}

/** The image is parsed by hand, so no schema describes it. */
const UPLOAD_BODY: Operation['requestBody'] = {
  required: true,
  content: {
    'multipart/form-data': {
      schema: {
        type: 'object',
        properties: { image: { type: 'string', contentMediaType: 'application/octet-stream' } },
        required: ['image'],
      },
    },
  },
}

const ENDPOINTS = new Map<string, Endpoint>(Object.entries(API))

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** 'get /api/business/{id}' becomes getBusinessById. */
function nameOf(method: string, path: string): string {
  const words = path
    .replace('/api/', '')
    .replace(/\{(\w+)\}/g, (_, parameter: string) => `by-${parameter}`)
    .split(/[^a-zA-Z]+/)
  return method + words.map(capitalised).join('')
}

function complete(method: string, path: string, operation: Operation): void {
  operation.operationId = nameOf(method, path)
  for (const [status, answer] of Object.entries(operation.responses ?? {})) {
    const { 'application/json': problem, ...others } = answer.content ?? {}
    if (/^[45]/.test(status) && problem !== undefined)
      answer.content = { ...others, 'application/problem+json': problem }
  }
  const endpoint = ENDPOINTS.get(`${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`)
  if (endpoint?.accepts === 'multipart') operation.requestBody = UPLOAD_BODY
  const { requestBody } = operation
  // A nullable body is optional.
  if (requestBody && Object.values(requestBody.content).some(takesNull))
    requestBody.required = false
  if (!endpoint) return
  operation['x-who-may'] = endpoint.who
  operation.security = needsSession(endpoint.who) ? [{ session: [] }] : []
}

const takesNull = ({ schema }: Content[string]) =>
  schema?.anyOf?.some(({ type }) => type === 'null') ?? false

/**
 * Adds what the schemas do not say: an operation id, the form of refusals, the upload's form, who may
 * call.
 */
export function completeDocument<Document extends { paths?: object }>(
  document: Document,
): Document {
  for (const [path, operations] of Object.entries(document.paths ?? {}))
    for (const [method, operation] of Object.entries<Operation>(operations))
      complete(method, path, operation)
  return document
}
