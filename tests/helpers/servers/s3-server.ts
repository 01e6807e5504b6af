import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expectedSignature, givenSignature } from './sigv4.ts'

const BUCKET = 'pictures'
const ACCESS_KEY = 'test-access-key'
const SECRET = 'test/secret+key'
/** Small, so that a handful of objects already needs several pages. */
const PAGE = 4

interface StoredObject {
  bytes: Buffer
  type: string
  modified: Date
}

export interface TestS3Server {
  environment: Record<string, string>
  objects: Map<string, StoredObject>
  /** The answer to a request; null lets it proceed. */
  mood: (method: string, name: string) => 'unavailable' | 'reset' | 'silent' | null
  close(): Promise<void>
}

/** A fake bucket that speaks the S3 protocol, checks every signature and hash, and can fail on demand. */
export async function startS3Server(): Promise<TestS3Server> {
  const objects = new Map<string, StoredObject>()

  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const bytes = Buffer.concat(chunks)
    const method = request.method ?? ''
    const url = new URL(request.url ?? '', 'http://storage')
    const name = url.pathname.slice(`/${BUCKET}/`.length)
    const fail = (status: number, code: string) =>
      response.writeHead(status).end(`<?xml version="1.0"?><Error><Code>${code}</Code></Error>`)

    const mood = s3.mood(method, name)
    if (mood === 'reset') return request.socket.destroy()
    if (mood === 'silent') return
    if (mood === 'unavailable') return fail(503, 'SlowDown')
    const headers = Object.fromEntries(
      Object.entries(request.headers).map(([key, value]) => [key, String(value)]),
    )
    const signed = { method, url: request.url ?? '', headers }
    if (!headers.authorization?.includes(`Credential=${ACCESS_KEY}/`))
      return fail(403, 'InvalidAccessKeyId')
    if (givenSignature(signed) !== expectedSignature(signed, SECRET))
      return fail(403, 'SignatureDoesNotMatch')
    if (url.pathname.split('/')[1] !== BUCKET) return fail(404, 'NoSuchBucket')

    if (method === 'PUT') {
      const hash = createHash('sha256').update(bytes).digest('hex')
      if (headers['x-amz-content-sha256'] !== hash) return fail(400, 'XAmzContentSHA256Mismatch')
      objects.set(name, { bytes, type: headers['content-type'] ?? '', modified: new Date() })
      return response.writeHead(200).end()
    }
    if (method === 'DELETE') {
      objects.delete(name)
      return response.writeHead(204).end()
    }
    if (url.searchParams.get('list-type') === '2') return response.end(listing(url.searchParams))
    const object = objects.get(name)
    if (!object) return fail(404, 'NoSuchKey')
    response.writeHead(200, { 'content-type': object.type, 'content-length': object.bytes.length })
    return response.end(method === 'HEAD' ? undefined : object.bytes)
  }

  const listing = (query: URLSearchParams) => {
    const names = [...objects.keys()]
      .filter((name) => name.startsWith(query.get('prefix') ?? ''))
      .sort()
    const from = Number(query.get('continuation-token') ?? 0)
    const next =
      from + PAGE < names.length
        ? `<NextContinuationToken>${from + PAGE}</NextContinuationToken>`
        : ''
    const contents = names.slice(from, from + PAGE).map((name) => {
      const modified = objects.get(name)?.modified.toISOString()
      return `<Contents><Key>${name}</Key><LastModified>${modified}</LastModified></Contents>`
    })
    return `<?xml version="1.0"?><ListBucketResult>${next}${contents.join('')}</ListBucketResult>`
  }

  const server = createServer((request, response) => {
    handle(request, response).catch(() => request.socket.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const s3: TestS3Server = {
    environment: {
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_BUCKET: BUCKET,
      S3_REGION: 'af-south-1',
      S3_ACCESS_KEY_ID: ACCESS_KEY,
      S3_SECRET_ACCESS_KEY: SECRET,
    },
    objects,
    mood: () => null,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
  return s3
}
