import { mkdtempSync, rmSync } from 'node:fs'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { SiteProcess } from '#tests/helpers/site-process.ts'

export interface DemoSite {
  url: string
  pid(): number | undefined
  /** From the start of the process to its first line. */
  readyMs(): number
  /** Restarts on the same data, with other settings. */
  restart(environment?: Record<string, string>): Promise<void>
  stop(): Promise<void>
}

/** The built site with the demo data, idle: the pictures of the first start are stored. */
export async function startDemoSite(): Promise<DemoSite> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'cpt-bench-'))
  const settings = { DATA_DIR: dataDir, DEMO: 'on', LOG_LEVEL: 'error' }
  let readyMs = 0
  const start = async (environment: Record<string, string>) => {
    const started = new SiteProcess({ ...settings, ...environment })
    const from = performance.now()
    await started.start()
    readyMs = Math.round(performance.now() - from)
    return started
  }
  let site = await start({})
  const database = new DatabaseSync(path.join(dataDir, 'cpt.sqlite'), { readOnly: true })
  const settled = database.prepare(`select 1 from settings where key = 'demoPictures'`)
  while (!settled.get()) await new Promise((resolve) => setTimeout(resolve, 250))
  database.close()
  return {
    get url() {
      return site.url
    },
    pid: () => site.pid,
    readyMs: () => readyMs,
    restart: async (environment = {}) => {
      await site.stop()
      site = await start(environment)
    },
    stop: async () => {
      await site.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

export interface RawAnswer {
  body: Buffer
  headers: Record<string, string>
}

/** The compressed bytes: fetch would decompress them. */
export function getRaw(url: string, headers: Record<string, string>): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    get(url, { headers }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () =>
        resolve({
          body: Buffer.concat(chunks),
          headers: response.headers as Record<string, string>,
        }),
      )
    }).on('error', reject)
  })
}
