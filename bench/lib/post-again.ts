const SECONDS = 3
const ASKERS = 8

/** The same write from several clients for a few seconds. */
export async function postAgain(url: string, body: object) {
  const times: number[] = []
  const end = performance.now() + SECONDS * 1000
  const ask = async () => {
    while (performance.now() < end) {
      const from = performance.now()
      const answer = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
      if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`)
      await answer.arrayBuffer()
      times.push(performance.now() - from)
    }
  }
  await Promise.all(Array.from({ length: ASKERS }, ask))
  const p99 = times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? Number.NaN
  return { 'requests/s': Math.round(times.length / SECONDS), 'p99 ms': Number(p99.toFixed(1)) }
}
