import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { parse, stringify } from 'yaml'

const FILE = path.resolve('deploy/prometheus/alerts.yaml')
const rules: { alert: string; expr: string }[] = parse(readFileSync(FILE, 'utf8')).groups[0].rules
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

function promtool(tests: object[]) {
  const file = path.join(folder, 'tests.yaml')
  writeFileSync(file, stringify({ rule_files: [FILE], evaluation_interval: '1m', tests }))
  const { status, stdout, stderr, error } = spawnSync(
    '/usr/bin/promtool',
    ['test', 'rules', file],
    {
      encoding: 'utf8',
    },
  )
  if (error) throw error
  return { status, output: stdout + stderr }
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

  it('are those of the table in docs/operations.md', () => {
    const table = readFileSync('docs/operations.md', 'utf8').matchAll(
      /^\| `([a-z][a-z0-9_]+)(?:\{(state="\w+")\})?` \| .+ \| (?!no alert)/gm,
    )
    const documented = [...table].map(([, metric = '', label = '']) => ({ metric, label }))
    expect(documented.length).toBeGreaterThan(8)
    const isAbout = ({ metric, label }: { metric: string; label: string }, expr: string) =>
      new RegExp(`\\b${metric}(_count|_bucket)?\\b`).test(expr) && expr.includes(label)
    for (const row of documented)
      expect(
        rules.some(({ expr }) => isAbout(row, expr)),
        row.metric + row.label,
      ).toBe(true)
    for (const { alert, expr } of rules)
      expect(
        documented.some((row) => isAbout(row, expr)),
        alert,
      ).toBe(true)
  })
})
