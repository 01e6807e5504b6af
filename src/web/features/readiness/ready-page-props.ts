import type { OperatorView } from '#shared/personal-read-api.ts'
import type { DailyView, ReadinessAnswer } from '#shared/schemas/readiness.ts'

export interface ReadyPageProps extends ReadinessAnswer, DailyView, OperatorView {
  /** The action that has just been done, by the address. */
  done: string | null
}
