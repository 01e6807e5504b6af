import { Histogram, type Registry } from '@prometheus-io/client'
import type { FastifyInstance } from 'fastify'

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/** Labelled by route, never by address: visitors must not be able to create new series. */
export function measureRequests(server: FastifyInstance, registry: Registry): void {
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'How long requests took, from the first header to the last byte.',
    labelNames: ['method', 'route', 'status'],
    buckets: SECONDS,
    registers: [registry],
  })
  server.addHook('onResponse', (request, reply, done) => {
    const method = METHODS.has(request.method) ? request.method : 'other'
    const route = request.routeOptions.url ?? 'none'
    durations.observe({ method, route, status: reply.statusCode }, reply.elapsedTime / 1000)
    done()
  })
}
