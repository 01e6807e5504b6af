import { spawn, spawnSync } from 'node:child_process'

export interface Measured {
  requests: number
  requestsPerSecond: number
  p99Ms: number
  failed: number
}

export function isInstalled(program: string): boolean {
  return spawnSync('sh', ['-c', `command -v ${program}`]).status === 0
}

function run(program: string, args: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args)
    let output = ''
    let complaint = ''
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString()
    })
    child.stderr.on('data', (chunk: Buffer) => {
      complaint += chunk.toString()
    })
    child.on('error', reject)
    child.on('close', (code, signal) =>
      code === 0
        ? resolve(output)
        : reject(new Error(`${program} ended with ${code ?? signal}: ${complaint}${output}`)),
    )
  })
}

const MS: Record<string, number> = { us: 0.001, ms: 1, s: 1000 }

export interface LoadOptions {
  seconds?: number
  connections?: number
  headers?: Record<string, string>
}

/** A bounded load from a second process (Debian's wrk) on loopback. */
export async function load(url: string, options: LoadOptions = {}): Promise<Measured> {
  const { seconds = 3, connections = 16, headers = {} } = options
  const output = await run('wrk', [
    '-t1',
    `-c${connections}`,
    `-d${seconds}s`,
    '--latency',
    ...Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]),
    url,
  ])
  const p99 = /99%\s+([\d.]+)(us|ms|s)/.exec(output)
  return {
    requests: Number(/(\d+) requests in/.exec(output)?.[1] ?? 0),
    requestsPerSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1] ?? 0),
    p99Ms: Number(p99?.[1] ?? Number.NaN) * (MS[p99?.[2] ?? 'ms'] ?? 1),
    failed: Number(/Non-2xx or 3xx responses: (\d+)/.exec(output)?.[1] ?? 0),
  }
}

export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}
