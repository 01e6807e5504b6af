import { afterAll, beforeAll, describe, it } from 'vitest'
import { createListedApp } from '#tests/helpers/listed-app.ts'
import { QUIET_PROVIDER } from '#tests/helpers/payments/payfast.ts'
import { ENGINES } from '#tests/helpers/test-app.ts'
import { type FuzzedCalls, fuzzCall, type Stage } from './fuzz-call.ts'
import { listen } from './send.ts'
import { createWorld } from './world.ts'

const MINUTES = 15 * 60_000

/** One test per call, on both engines. */
export function fuzzCalls(calls: FuzzedCalls): void {
  describe.each(ENGINES)('bad input on %s', { timeout: MINUTES }, (engine) => {
    let stage: Stage
    beforeAll(async () => {
      const app = await createListedApp(engine, QUIET_PROVIDER)
      stage = { app, world: await createWorld(app), sender: await listen(app) }
    })
    afterAll(async () => {
      await stage.sender.close()
      await stage.app.close()
    })

    it.each(Object.entries(calls))('%s', (name, call) => fuzzCall(stage, name, call))
  })
}
