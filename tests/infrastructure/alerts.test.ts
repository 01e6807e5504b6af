import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { parse, stringify } from 'yaml'

const FILE = path.resolve('deploy/prometheus/alerts.yaml')
const EXAMPLE = path.resolve('deploy/prometheus/prometheus.yaml')
const rules: { alert: string; expr: string; for?: string }[] = parse(readFileSync(FILE, 'utf8'))
  .groups[0].rules
const folder = mkdtempSync(path.join(tmpdir(), 'cpt-alerts-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const SITE = 'job="cpt-recommends",instance="one"'
const requests = (status: number, perMinute: number) =>
  `http_request_duration_seconds_count{${SITE},status="${status}"}: 0+${perMinute}x120`
const slow = (le: string, perMinute: number) =>
  `http_request_duration_seconds_bucket{${SITE},le="${le}"}: 0+${perMinute}x120`
const always = (series: string, value: number) => `${series}: ${value}+0x120`

/** What a site without trouble reports for two hours, a sample a minute. */
const WELL = {
  SiteDown: [always(`up{${SITE}}`, 1)],
  DatabaseDown: [always(`cpt_database_up{${SITE}}`, 1)],
  ServerErrors: [requests(200, 600), requests(503, 3)],
  SlowAnswers: [slow('0.5', 590), slow('1', 595), slow('2.5', 600), slow('+Inf', 600)],
  MailWaits: [always(`cpt_outbox_oldest_seconds{${SITE}}`, 600)],
  MailFailed: [always(`cpt_outbox_messages{${SITE},state="failed"}`, 7)],
  DatabaseConnections: [always(`cpt_database_connections{${SITE},state="idle"}`, 60)],
  PaymentFailed: [always(`cpt_payment_messages{${SITE},state="failed"}`, 0)],
  PaymentsRejected: [always(`cpt_payment_messages{${SITE},state="rejected"}`, 40)],
  TaskFailed: [always(`cpt_task_failed{${SITE},task="expiry"}`, 0)],
  Backup: [always(`cpt_backup_trouble{${SITE},state="failed"}`, 0)],
  ProcessBlocked: [always(`nodejs_eventloop_lag_p99_seconds{${SITE}}`, 0.06)],
  Memory: [always(`process_resident_memory_bytes{${SITE}}`, 300e6)],
}
type Alert = keyof typeof WELL

const TROUBLE: Record<Alert, string[]> = {
  SiteDown: [always(`up{${SITE}}`, 0)],
  DatabaseDown: [always(`cpt_database_up{${SITE}}`, 0)],
  ServerErrors: [requests(200, 600), requests(503, 9)],
  SlowAnswers: [slow('0.5', 100), slow('1', 540), slow('2.5', 600), slow('+Inf', 600)],
  MailWaits: [always(`cpt_outbox_oldest_seconds{${SITE}}`, 901)],
  MailFailed: [`cpt_outbox_messages{${SITE},state="failed"}: 7x90 8x30`],
  DatabaseConnections: ['idle', 'active'].map((state) =>
    always(`cpt_database_connections{${SITE},state="${state}"}`, 41),
  ),
  PaymentFailed: [always(`cpt_payment_messages{${SITE},state="failed"}`, 1)],
  PaymentsRejected: [`cpt_payment_messages{${SITE},state="rejected"}: 40+1x120`],
  TaskFailed: [always(`cpt_task_failed{${SITE},task="expiry"}`, 1)],
  Backup: [always(`cpt_backup_trouble{${SITE},state="missed"}`, 1)],
  ProcessBlocked: [always(`nodejs_eventloop_lag_p99_seconds{${SITE}}`, 0.3)],
  Memory: [always(`process_resident_memory_bytes{${SITE}}`, 700e6)],
}

/** Two hours later, exactly these fire. */
const expecting = (series: string[], firing: Alert[]) => ({
  interval: '1m',
  input_series: series.map((line) => {
    const [name = '', values = ''] = line.split(/: (.*)/)
    return { series: name, values }
  }),
  promql_expr_test: [
    {
      expr: 'count by (alertname) (ALERTS{alertstate="firing"})',
      eval_time: '2h',
      exp_samples: firing.map((alertname) => ({
        labels: `{alertname="${alertname}"}`,
        value: 1,
      })),
    },
  ],
})

function run(args: string[]) {
  const { status, stdout, stderr, error } = spawnSync('/usr/bin/promtool', args, {
    encoding: 'utf8',
  })
  if (error) throw error
  return { status, output: stdout + stderr }
}

function promtool(tests: object[]) {
  const file = path.join(folder, 'tests.yaml')
  writeFileSync(file, stringify({ rule_files: [FILE], evaluation_interval: '1m', tests }))
  return run(['test', 'rules', file])
}

const UNITS: Record<string, number> = { '%': 0.01, MB: 1e6 }

/** Such as '5xx over 1 % for 5 minutes', as Prometheus would say it. */
function readWords(alert: string) {
  const [, number, unit = ''] = /(?:over |above |than |^)([\d.]+)\b(?: (%|MB))?/.exec(alert) ?? []
  const [, count, span] = /for (an?|\d+) (minute|hour)/.exec(alert) ?? []
  const [, within] = /within an? (hour|day)/.exec(alert) ?? []
  return {
    threshold: Number(number) * (UNITS[unit] ?? 1),
    duration: span ? `${Number(count) || 1}${span[0]}` : '',
    within: within ? `1${within[0]}` : '',
  }
}

describe('the alerts', () => {
  it('are silent on a healthy site, and each fires by itself when it should', () => {
    const alerts = Object.keys(WELL) as Alert[]
    expect(rules.map(({ alert }) => alert)).toEqual(alerts)
    const cases = alerts.map((alert) =>
      expecting(Object.values({ ...WELL, [alert]: TROUBLE[alert] }).flat(), [alert]),
    )
    const { status, output } = promtool([expecting(Object.values(WELL).flat(), []), ...cases])
    expect([status, output]).toEqual([0, expect.stringContaining('SUCCESS')])
    expect(promtool([expecting(TROUBLE.Memory, [])]).status).not.toBe(0)
  })

  it('have the metrics, thresholds and durations of the table in docs/operations.md', () => {
    const table = readFileSync('docs/operations.md', 'utf8').matchAll(
      /^\| `([a-z][a-z0-9_]+)(?:\{(state="\w+")\})?` \| .+ \| (?!no alert)(.+) \|$/gm,
    )
    const documented = [...table].flatMap(([, metric = '', label = '', alerts = '']) =>
      alerts.split('; ').map((alert) => ({ metric, label, ...readWords(alert) })),
    )
    expect(documented.length).toBeGreaterThan(8)
    const said = rules.map(({ expr, for: duration = '' }) => {
      const [, metric = ''] =
        /\b((?:cpt|http|nodejs|process)_\w+?|up)(?:_count|_bucket)?\{?\b/.exec(expr) ?? []
      const [, label = ''] = /(state="failed"|state="rejected")/.exec(expr) ?? []
      const [, threshold] = /(?:==|>) ([\d.e]+)(?: \*.+)?$/.exec(expr) ?? []
      const [, within = ''] = /delta\(.+\[(\w+)\]\)/.exec(expr) ?? []
      return { metric, label, threshold: Number(threshold), duration, within }
    })
    expect(said).toEqual(documented)
  })

  it('are loaded by the example, which asks a job of their name', () => {
    const { rule_files, scrape_configs } = parse(readFileSync(EXAMPLE, 'utf8'))
    expect(rule_files.map((name: string) => path.basename(name))).toEqual([path.basename(FILE)])
    expect(scrape_configs).toMatchObject([{ job_name: 'cpt-recommends' }])
    const { status, output } = run(['check', 'config', '--syntax-only', EXAMPLE])
    expect([status, output]).toEqual([0, expect.stringContaining('SUCCESS')])
  })
})
