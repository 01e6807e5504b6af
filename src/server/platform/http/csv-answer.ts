import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import { problemSchema } from '#shared/schemas/problem.ts'

export const csvAnswer = {
  200: {
    description: 'UTF-8 with its mark, CRLF, every cell quoted.',
    content: { 'text/csv': { schema: z.string() } },
  },
  '4xx': problemSchema,
}

export function sendCsv(reply: FastifyReply, name: string, lines: AsyncIterable<string>) {
  return reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${name}"`)
    .send(Readable.from(lines))
}
