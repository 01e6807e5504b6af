import { readFile } from 'node:fs/promises'
import type { Route } from '#server/platform/http/api-route.ts'
import type { ReadinessService } from './readiness.service.ts'

export function readinessRoutes(
  route: Route,
  { readiness }: { readiness: ReadinessService },
): void {
  route('GET /api/admin/readiness', () => readiness.getRecent())
  // Beside package.json, in the image and wherever the site is built.
  route('GET /api/admin/changelog', async (_request, reply) =>
    reply.type('text/plain; charset=utf-8').send(await readFile('CHANGELOG.md', 'utf8')),
  )
}
