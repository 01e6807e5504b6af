import { existsSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { buildApp } from './app.ts'
import { type Background, startBackground } from './background.ts'
import { runCommand } from './commands.ts'
import { finishFirstStart, prepareFirstStart } from './first-start.ts'
import { setUp } from './operations/setup.ts'
import { openTerminal } from './operations/terminal.ts'
import { ConfigError } from './platform/config/config.ts'
import { findPublicAddressProblem } from './platform/config/public-address.ts'
import { writePrivately } from './platform/db/private-files.ts'
import { DataDirInUseError } from './platform/db/sqlite.ts'
import { drain } from './platform/http/connections/drain.ts'
import { serveMetrics } from './platform/metrics/metrics-server.ts'
import { findSettingsProblem, readConfig } from './read-config.ts'

const GRACE_MS = 9000

async function main(): Promise<void> {
  writePrivately()
  const command = process.argv[2]
  if (command === 'setup') return askForSettings(process.argv.slice(3))
  const config = readConfig(process.env)
  if (command !== undefined) {
    if (!(await runCommand(command, config, process.argv.slice(3))))
      throw new ConfigError(`There is no command ${command}.`)
    return
  }
  const problem = findPublicAddressProblem(config)
  if (problem) throw new ConfigError(problem)
  const clientDir = path.join(import.meta.dirname, '../client')
  const app = await buildApp(config, { clientDir: existsSync(clientDir) ? clientDir : undefined })
  // In production standard output is the log, of JSON alone.
  const terminal = config.mode === 'production' ? process.stderr : process.stdout
  await prepareFirstStart(app.context, (text) => terminal.write(text))
  await finishFirstStart(app)
  let background: Background | undefined

  let stopping = false
  const stop = (signal: string) => {
    if (stopping) return
    stopping = true
    app.server.log.info({ signal }, 'stopping')
    setTimeout(() => process.exit(1), GRACE_MS).unref()
    stopAll().then(
      () => process.exit(0),
      (err) => {
        app.server.log.error({ err }, 'shutdown failed')
        process.exit(1)
      },
    )
  }
  const stopAll = async () => {
    const resting = background?.stop()
    await drain(app.server.server)
    await resting
    await app.close()
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)

  await app.server.listen({ port: config.port, host: config.host })
  if (app.metrics && config.metrics) await serveMetrics(app.metrics, config.metrics)
  // After listen: links in messages need the address.
  background = startBackground(app)
  terminal.write(`\nCPT Recommends is at ${app.context.publicUrl()}\n${background.mail}\n\n`)
}

/** Before the settings are read: there may be none yet. */
async function askForSettings(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { to: { type: 'string', default: '.env' } } })
  const terminal = openTerminal()
  try {
    const file = path.resolve(values.to)
    process.stdout.write(
      `${await setUp({ file, ask: terminal.ask, findProblem: findSettingsProblem })}\n`,
    )
  } finally {
    terminal.close()
  }
}

main().catch((error: unknown) => {
  if (error instanceof ConfigError || error instanceof DataDirInUseError)
    process.stderr.write(`\n${error.message}\n\n`)
  else if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')
    process.stderr.write('\nThat PORT is taken by another program. Set PORT to a free one.\n\n')
  else
    process.stderr.write(`\nThe start failed: ${error instanceof Error ? error.stack : error}\n\n`)
  process.exit(1)
})
