import { Counter, collectDefaultMetrics, Registry } from '@prometheus-io/client'
import type { FastifyInstance } from 'fastify'
import type { AnswerCounts } from '#server/platform/cache/answer-cache.ts'
import type { Context } from '#server/platform/context.ts'
import type { CountsByState } from './counts-by-state.ts'
import { measureRequests } from './request-metrics.ts'
import { measureWork } from './work-metrics.ts'

/** Precise enough to see a blocked event loop, without waking an idle process a hundred times a second. */
const LOOP_PRECISION_MS = 50

export interface Metrics {
  contentType: string
  /** All metrics in the Prometheus text format. */
  text(): Promise<string>
  /** Cached answers are served before the measuring hooks, and counted in the cache. */
  watchAnswers(counts: Readonly<AnswerCounts>): void
}

/** Call it before the routes are registered: only later ones are measured. */
export function registerMetrics(
  server: FastifyInstance,
  context: Context,
  countsByState: readonly CountsByState[],
): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: LOOP_PRECISION_MS })
  measureRequests(server, registry)
  const askDatabase = measureWork(context, registry, countsByState)
  return {
    contentType: registry.contentType,
    watchAnswers: (counts) => {
      const answers = new Counter({
        name: 'cpt_answers_total',
        help: 'Public pages and answers: hits of the cache, or misses.',
        labelNames: ['cache'],
        registers: [registry],
        collect() {
          this.reset()
          answers.inc({ cache: 'hit' }, counts.hits)
          answers.inc({ cache: 'miss' }, counts.misses)
        },
      })
    },
    text: async () => {
      await askDatabase()
      return registry.metrics()
    },
  }
}
