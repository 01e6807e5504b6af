import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { z } from 'zod'

const CLI = path.join(import.meta.dirname, '../lighthouse/node_modules/lighthouse/cli/index.js')
const CATEGORIES = 'performance,accessibility,best-practices,seo'
/** A report is about a megabyte. */
const MAX_BYTES = 64 * 1024 * 1024

const score = z.number().nullable()

const report = z.object({
  environment: z.object({ benchmarkIndex: z.number() }),
  categories: z.record(
    z.string(),
    z.object({ score, auditRefs: z.array(z.object({ id: z.string(), weight: z.number() })) }),
  ),
  audits: z.record(
    z.string(),
    z.object({
      id: z.string(),
      title: z.string(),
      score,
      scoreDisplayMode: z.string(),
      numericValue: z.number().optional(),
    }),
  ),
})

/** What we read of Lighthouse's report. */
export type LighthouseReport = z.infer<typeof report>

/** One visit with the phone profile, by the browser at this port. */
export async function runLighthouse(url: string, port: number): Promise<LighthouseReport> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [CLI, url, `--port=${port}`, '--output=json', '--quiet', `--only-categories=${CATEGORIES}`],
    { maxBuffer: MAX_BYTES },
  )
  return report.parse(JSON.parse(stdout))
}
