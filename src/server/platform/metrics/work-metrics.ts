import { Gauge, type Registry } from '@prometheus-io/client'
import type { Context } from '#server/platform/context.ts'
import { countMessages, getOldestWaiting } from '#server/platform/outbox/outbox.repository.ts'
import { findTaskRuns } from '#server/platform/schedule/task-run.repository.ts'
import { countConnections } from './connection-count.repository.ts'
import type { CountsByState } from './counts-by-state.ts'

/** What is pending and what failed. Returns the function that queries the database, called on each scrape. */
export function measureWork(
  { db, clock, engine, log }: Context,
  registry: Registry,
  countsByState: readonly CountsByState[],
): () => Promise<void> {
  const registers = [registry]
  const messages = new Gauge({
    name: 'cpt_outbox_messages',
    help: 'Messages that wait or were given up.',
    labelNames: ['state'],
    registers,
  })
  const age = new Gauge({
    name: 'cpt_outbox_oldest_seconds',
    help: 'How long the oldest waiting message has waited.',
    registers,
  })
  const counted = countsByState.map(({ name, help, states, count }) => {
    const gauge = new Gauge({ name, help, labelNames: ['state'], registers })
    return { gauge, states, count }
  })
  const failed = new Gauge({
    name: 'cpt_task_failed',
    help: '1 where the last run of a scheduled task failed.',
    labelNames: ['task'],
    registers,
  })
  const finished = new Gauge({
    name: 'cpt_task_finished_timestamp_seconds',
    help: 'When a scheduled task finished last.',
    labelNames: ['task'],
    registers,
  })
  const connections = new Gauge({
    name: 'cpt_database_connections',
    help: 'Connections to PostgreSQL by state, of all processes together.',
    labelNames: ['state'],
    registers,
  })

  const look = async () => {
    const { waiting, failed: givenUp } = await countMessages(db)
    messages.set({ state: 'waiting' }, waiting)
    messages.set({ state: 'failed' }, givenUp)
    const oldest = await getOldestWaiting(db)
    age.set(oldest === null ? 0 : (clock().getTime() - Date.parse(oldest)) / 1000)
    for (const { gauge, states, count } of counted) {
      const counts = await count(db)
      for (const state of states) gauge.set({ state }, counts.get(state) ?? 0)
    }
    for (const { name, lastFailed, lastFinishedAt } of await findTaskRuns(db)) {
      failed.set({ task: name }, lastFailed)
      if (lastFinishedAt !== null) finished.set({ task: name }, Date.parse(lastFinishedAt) / 1000)
    }
  }

  const lookAtConnections = async () => {
    if (engine === 'sqlite') return
    connections.reset()
    for (const { state, count } of await countConnections(db)) connections.set({ state }, count)
  }

  const up = new Gauge({
    name: 'cpt_database_up',
    help: '1 when the database answered this very question.',
    registers,
  })

  return async () => {
    try {
      await look()
      await lookAtConnections()
      up.set(1)
    } catch (err) {
      log.warn({ err }, 'metrics without the database')
      for (const gauge of [messages, age, failed, finished, connections]) gauge.reset()
      for (const { gauge } of counted) gauge.reset()
      up.set(0)
    }
  }
}
