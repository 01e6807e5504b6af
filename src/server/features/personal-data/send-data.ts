import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { type HeldFile, heldPage } from './held-page.tsx'

/** As a file to read or for machines. In pieces: an address with 10,000 rows must not hold up everybody else. */
export function sendData(reply: FastifyReply, format: 'html' | 'json', data: HeldFile) {
  const isJson = format === 'json'
  return reply
    .type(isJson ? 'application/json' : 'text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('content-disposition', `attachment; filename="your-data.${format}"`)
    .send(isJson ? JSON.stringify(data, null, 2) : Readable.from(heldPage(data)))
}
