import { expect } from 'vitest'
import type { Answer, OddRequest } from './send.ts'

/** Words that would reveal internals: stack traces, SQL, folders, libraries, error codes. */
const INSIDE =
  /\bat .{1,80}(\.[cm]?[jt]sx?|node:\w+)[:)]|node_modules|\bsrc\/server|file:\/\/|\/(?:home|usr|var|tmp|work|root)\/|\bselect\b.+\bfrom\b|insert into|syntax error at|sqlite|postgres|kysely|better-?auth|fastify|\bFST_|\bzod\b|sharp|libvips|\bE(?:NOENT|ACCES|CONN\w+|INVAL)\b|TypeError|ReferenceError|RangeError|Cannot read propert|is not a function|unique constraint|foreign key/i

export function insideOf(text: string): string | undefined {
  // The names of built files are public, and contain module names. A reference is sixteen random letters,
  // which once contained 'SHaRP'.
  const ours = /\/assets\/[\w.-]+|"reference":"[\w-]{16}"/g
  return INSIDE.exec(text.replace(ours, ''))?.[0]
}

/** Checks for every answer, whatever was sent. */
export function expectNothingOfTheInside(answer: Answer, request: OddRequest): void {
  expect(answer.headers).not.toHaveProperty('x-powered-by')
  expect(answer.headers).not.toHaveProperty('server')
  // Input of the request may be in the answer, escaped.
  const sent = `${safelyDecoded(request.path)} ${String(request.payload ?? '')}`
  if (answer.status >= 400 && insideOf(sent) === undefined)
    expect(insideOf(answer.body), answer.body.slice(0, 2000)).toBeUndefined()
}

/** A rejected call has a problem document. */
export function expectProblem(answer: Answer): void {
  expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8')
  expect(JSON.parse(answer.body)).toMatchObject({
    status: answer.status,
    detail: expect.stringMatching(/\S/),
  })
}

function safelyDecoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
