import type { FastifyInstance, FastifyRequest } from 'fastify'

/** A file of a form, or of a call. */
export interface SentFile {
  name: string
  bytes: Buffer
}

/**
 * Read completely, then parsed: a streaming parser left errors that nobody could catch when a form broke off in a part it
 * had skipped.
 */
export function takeMultipart(scope: FastifyInstance): void {
  scope.addContentTypeParser('multipart/form-data', { parseAs: 'buffer' }, (_, body, done) =>
    done(null, body),
  )
}

/** The parts of a multipart body that was read completely; null if it is none. */
export async function readMultipart({
  body,
  headers,
}: Pick<FastifyRequest, 'body' | 'headers'>): Promise<FormData | null> {
  if (!Buffer.isBuffer(body)) return null
  const message = new Response(new Uint8Array(body), {
    headers: { 'content-type': headers['content-type'] ?? '' },
  })
  return message.formData().catch(() => null)
}

/** Of a part that is a file. */
export async function fileOf(form: FormData | null, name: string): Promise<SentFile | null> {
  const file = form?.get(name)
  return file instanceof File
    ? { name: file.name, bytes: Buffer.from(await file.arrayBuffer()) }
    : null
}

export function textOf(form: FormData | null, name: string): string {
  const text = form?.get(name)
  return typeof text === 'string' ? text : ''
}
