import { mkdtempSync, rmSync } from 'node:fs'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { SiteProcess } from '#tests/helpers/site-process.ts'

export interface DemoSite {
  url: string
  stop(): Promise<void>
}

/** The built site with its demo city, at rest: the pictures that it hangs on the first start are up. */
export async function startDemoSite(environment: Record<string, string> = {}): Promise<DemoSite> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'cpt-bench-'))
  const site = new SiteProcess({
    DATA_DIR: dataDir,
    DEMO: 'on',
    LOG_LEVEL: 'error',
    ...environment,
  })
  await site.start()
  const database = new DatabaseSync(path.join(dataDir, 'cpt.sqlite'), { readOnly: true })
  const settled = database.prepare(`select 1 from settings where key = 'demoPictures'`)
  while (!settled.get()) await new Promise((resolve) => setTimeout(resolve, 250))
  database.close()
  return {
    url: site.url,
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

/** The bytes as they travel, still packed: fetch would unpack them. */
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
