import { createHash } from 'node:crypto'
import { AwsClient } from 'aws4fetch'
import type { S3Config } from '#server/platform/config/config.ts'
import { findTexts } from './s3-xml.ts'

/** Shorter than an uploader or the proxy in front of us would wait. */
const CALL_MS = 10_000
const DOWNLOAD_MS = 30_000
const RETRIES = 2
/** A slow line that a large backup must still get through. */
const BYTES_PER_MS = 250

interface BucketObject {
  name: string
  modified: Date
}

/** The few calls of the S3 protocol that images and backups need, with path-style addresses, which every provider accepts. */
export interface S3Bucket {
  put(name: string, content: Buffer | Blob, contentType: string): Promise<void>
  get(name: string, timeoutMs?: number): Promise<Response | null>
  has(name: string): Promise<boolean>
  delete(name: string): Promise<void>
  list(prefix: string): AsyncGenerator<BucketObject>
}

export function openS3Bucket(config: S3Config): S3Bucket {
  const client = new AwsClient({
    accessKeyId: config.accessKeyId,
    secretAccessKey: config.secretAccessKey,
    region: config.region,
    service: 's3',
    retries: RETRIES,
  })
  const root = `${config.endpoint.replace(/\/$/, '')}/${config.bucket}`

  const call = async (method: string, address: string, init: RequestInit = {}, ms = CALL_MS) => {
    const signal = AbortSignal.timeout(ms)
    const answer = await client
      .fetch(`${root}${address}`, { ...init, method, signal })
      .catch(throwUnanswered)
    if (answer.ok || answer.status === 404) return answer
    const [code = ''] = findTexts(await answer.text(), 'Code')
    throw new Error(`The bucket answered ${method} with ${answer.status} ${code}`.trim())
  }

  return {
    put: async (name, content, contentType) => {
      const body = content instanceof Blob ? content : new Blob([new Uint8Array(content)])
      const hash = createHash('sha256')
      for await (const chunk of body.stream()) hash.update(chunk)
      const init = {
        body,
        // The body's hash is signed, so that the storage refuses bytes that were changed on the way.
        headers: { 'content-type': contentType, 'x-amz-content-sha256': hash.digest('hex') },
      }
      const answer = await call(
        'PUT',
        `/${name}`,
        init,
        CALL_MS + Math.ceil(body.size / BYTES_PER_MS),
      )
      if (answer.status === 404) throw new Error(`The bucket ${config.bucket} does not exist.`)
    },

    get: async (name, timeoutMs = DOWNLOAD_MS) => {
      const answer = await call('GET', `/${name}`, {}, timeoutMs)
      return answer.status === 404 ? null : answer
    },

    has: async (name) => (await call('HEAD', `/${name}`)).ok,

    // Deleting a missing object succeeds: the protocol answers 204 for it.
    delete: async (name) => {
      await call('DELETE', `/${name}`)
    },

    list: async function* (prefix) {
      let token: string | undefined
      do {
        const query = new URLSearchParams({ 'list-type': '2', prefix })
        if (token !== undefined) query.set('continuation-token', token)
        const answer = await call('GET', `?${query}`)
        if (answer.status === 404) throw new Error(`The bucket ${config.bucket} does not exist.`)
        const xml = await answer.text()
        for (const content of findTexts(xml, 'Contents')) {
          const [name = ''] = findTexts(content, 'Key')
          const [modified = ''] = findTexts(content, 'LastModified')
          yield { name, modified: new Date(modified) }
        }
        token = findTexts(xml, 'NextContinuationToken')[0]
      } while (token !== undefined)
    },
  }
}

/** `fetch failed` alone says nothing to an operator: the reason is in the cause. */
function throwUnanswered(error: Error): never {
  const { cause } = error
  const reason = cause instanceof Error && cause.message !== '' ? cause.message : error.message
  throw new Error(`The bucket does not answer: ${reason}`, { cause: error })
}
