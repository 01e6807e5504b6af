import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Registry } from 'prom-client'
import type { Context } from '#server/context.ts'
import { measureRequests } from './request-metrics.ts'
import { measureWork } from './work-metrics.ts'

/** Fine enough to see a blocked loop, without waking an idle process a hundred times a second. */
const LOOP_PRECISION_MS = 50

export interface Metrics {
  contentType: string
  /** Everything measured, as Prometheus reads it. */
  text(): Promise<string>
}

/** Before the routes are registered: only those that come after are measured. */
export function registerMetrics(server: FastifyInstance, context: Context): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: LOOP_PRECISION_MS })
  measureRequests(server, registry)
  const askDatabase = measureWork(context, registry)
  return {
    contentType: registry.contentType,
    text: async () => {
      await askDatabase()
      return registry.metrics()
    },
  }
}
