import type { Config } from '#server/platform/config/config.ts'
import { describeRelease, RELEASE } from '#server/platform/release.ts'
import { operationsApi } from '#shared/api/operations.ts'

/** It answers at once, or something else is wrong with it. */
const TIMEOUT_MS = 1000
const LIVE = 'GET /api/health/live'

/** A sentence if the site that runs with these settings is not of our build; null too if none answers. */
export async function findOtherRelease({
  host,
  port,
}: Pick<Config, 'host' | 'port'>): Promise<string | null> {
  const url = `http://${host.includes(':') ? `[${host}]` : host}:${port}`
  const answered = await fetch(url + LIVE.replace('GET ', ''), {
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
    .then((answer) => answer.json())
    .catch(() => null)
  const running = operationsApi[LIVE].answer.safeParse(answered).data
  if (!running || (running.version === RELEASE.version && running.build === RELEASE.build))
    return null
  return `The site at ${url} runs ${describeRelease(running)}, this command is of ${describeRelease(RELEASE)}.`
}
