import type { LightMyRequestResponse } from 'fastify'
import { expect } from 'vitest'
import type { TestApp } from './test-app.ts'

/** The page that a form without script has led to: a redirect, so that it can be reloaded. */
export async function follow(app: TestApp, answer: LightMyRequestResponse): Promise<string> {
  expect(answer.statusCode).toBe(303)
  const page = await app.server.inject(String(answer.headers.location))
  expect(page.statusCode).toBe(200)
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
  return page.body
}
