import { expect } from 'vitest'
import { effort } from '#tests/helpers/effort.ts'
import { SEED } from '#tests/helpers/generated-inputs.ts'
import { type ListedApp, nameOf } from '#tests/helpers/listed-app.ts'
import { ENGINES } from '#tests/helpers/test-app.ts'
import { documentOf } from './api-document.ts'
import { expectOfAll } from './expect-of-all.ts'
import { expectNothingOfTheInside, expectProblem } from './judge.ts'
import { type Hints, oddRequest } from './odd-request.ts'
import type { OddRequest, Sender } from './send.ts'
import { watchStorage } from './watch-storage.ts'
import type { FuzzCaller, World } from './world.ts'

/** How a call is fuzzed: by a user with permission, or nothing behind its guard would be tested. */
export interface FuzzedCall {
  as: FuzzCaller
  hints?: (world: World) => Hints
  /** A GET that writes to the audit log. */
  writesDown?: true
  /** What must hold for everything that it took. */
  afterwards?: (app: ListedApp) => Promise<void>
}

export type FuzzedCalls = Record<string, FuzzedCall>

/** On each engine. */
const CASES = effort(30, 2000)

export interface Stage {
  app: ListedApp
  world: World
  sender: Sender
}

/**
 * Sends invalid and unusual requests to a call. No answer may be a server error, take long or be missing in the
 * API document, every
 * rejection has a problem document without internals, and a request that is rejected or only reads stores
 * nothing.
 */
export async function fuzzCall(stage: Stage, name: string, call: FuzzedCall): Promise<void> {
  const { app, world, sender } = stage
  const route = app.routes.find((listed) => nameOf(listed) === name)
  if (!route) throw new Error(`There is no call ${name}.`)
  const expectDocumented = await documentOf(app, route)
  const readStorage = await watchStorage(app)
  let stored = await readStorage()

  const attempt = async (request: OddRequest) => {
    const cookie = await world.cookieOf(call.as)
    if (call.as === 'newOwner') stored = await readStorage()
    const before = stored
    const headers = cookie === '' ? request.headers : { ...request.headers, cookie }
    const answer = await sender.send({ ...request, headers })
    // Views are stored in batches: store this one now, or a later request would seem to write it.
    if (answer.status === 204) await app.services.views.flush()
    stored = await readStorage()
    expect(answer.status, answer.body.slice(0, 500)).toBeLessThan(500)
    expectNothingOfTheInside(answer, request)
    if (answer.status >= 400 && request.path.startsWith('/api/')) expectProblem(answer)
    expectDocumented(request, answer)
    const mayStore = answer.status < 400 && (route.method !== 'GET' || call.writesDown)
    if (!mayStore) expect(stored).toBe(before)
  }

  // Each engine gets its own inputs: twice as many in the same time.
  const seed = SEED + ENGINES.indexOf(app.engine)
  await expectOfAll(oddRequest(route, call.hints?.(world)), attempt, CASES, seed)
  await call.afterwards?.(app)
}
