import type { IncomingMessage, ServerResponse } from 'node:http'
import { type App, buildApp } from './app.ts'
import { startBackground } from './background.ts'
import { finishFirstStart, prepareFirstStart } from './first-start.ts'
import { ConfigError } from './platform/config/config.ts'
import { findPublicAddressProblem } from './platform/config/public-address.ts'
import { readConfig } from './read-config.ts'
import { DEVELOPMENT_ASSETS } from './render/assets.ts'

type TransformHtml = (url: string, html: string) => Promise<string>

declare global {
  /** Survives a reload of this module, so that the old application is closed before the new one starts. */
  var cptDevelopmentApp: Promise<App> | undefined
}

const previous = globalThis.cptDevelopmentApp
let current: Promise<App> | undefined

async function start(transformHtml: TransformHtml): Promise<App> {
  await (await previous)?.close()
  const config = readConfig(process.env)
  const problem = findPublicAddressProblem(config)
  if (problem) throw new ConfigError(problem)
  const app = await buildApp(config, {
    development: { assets: DEVELOPMENT_ASSETS, transformHtml },
  })
  await prepareFirstStart(app.context)
  await finishFirstStart(app)
  await app.server.ready()
  const background = startBackground(app)
  return {
    ...app,
    close: async () => {
      await background.stop()
      await app.close()
    },
  }
}

export async function handleInDevelopment(
  request: IncomingMessage,
  response: ServerResponse,
  transformHtml: TransformHtml,
): Promise<void> {
  if (!current) {
    current = start(transformHtml)
    globalThis.cptDevelopmentApp = current
  }
  const app = await current
  app.server.routing(request, response)
}
