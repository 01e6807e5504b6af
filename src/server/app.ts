import path from 'node:path'
import compress from '@fastify/compress'
import Fastify, { type FastifyInstance, type FastifyPluginAsync } from 'fastify'
import {
  serializerCompiler,
  validatorCompiler,
  type ZodTypeProvider,
} from 'fastify-type-provider-zod'
import { demoPayfastPath } from '#shared/paths.ts'
import { ANSWER_PARAMETERS } from './answer-parameters.ts'
import { partOfAddress } from './answer-parts.ts'
import { apiRoutes } from './api.routes.ts'
import { findDefaultPasswordWarning } from './features/accounts/account.settings.ts'
import { createGuards } from './features/accounts/guards.ts'
import { limitOwners } from './features/accounts/owner-limits.ts'
import { createSessionCookies } from './features/accounts/sessions/session-cookies.ts'
import { backupTroubleCounts } from './features/backups/backup.metrics.ts'
import { findNoBackupsWarning } from './features/backups/backup.settings.ts'
import { findParts } from './features/businesses/catalogue-parts.ts'
import { findPayfast } from './features/payments/payfast/payfast.ts'
import { paymentMessageCounts } from './features/payments/payment.metrics.ts'
import { findSandboxWarning } from './features/payments/payment.settings.ts'
import { removedCounts } from './features/personal-data/retention.tasks.ts'
import type { Outside } from './features/readiness/outside.ts'
import { MAIL_TEMPLATES } from './mail-templates.ts'
import { type AnswerCache, registerAnswerCache } from './platform/cache/answer-cache.ts'
import type { Config } from './platform/config/config.ts'
import type { Context } from './platform/context.ts'
import { openCatalogueChannel } from './platform/db/catalogue-channel.ts'
import { type ChangedParts, createCatalogueVersion } from './platform/db/catalogue-version.ts'
import { openDatabase } from './platform/db/open.ts'
import type { PostgresWaits } from './platform/db/postgres-pool.ts'
import { closeDataDir } from './platform/db/private-files.ts'
import { getSecret } from './platform/db/secret.ts'
import { AppError } from './platform/errors.ts'
import { registerDocs } from './platform/http/api-document/docs.ts'
import { answerClientError } from './platform/http/connections/client-errors.ts'
import { discardBodies } from './platform/http/connections/discard-body.ts'
import { dropTypeWithoutBody } from './platform/http/connections/empty-requests.ts'
import { registerLoadShedding } from './platform/http/connections/load-shedding.ts'
import { readableAddress } from './platform/http/connections/readable-address.ts'
import { refuseMalformedTargets } from './platform/http/connections/request-target.ts'
import { cutSlowRequests } from './platform/http/connections/slow-requests.ts'
import { createForm } from './platform/http/forms/form.ts'
import { registerFormBodies } from './platform/http/forms/form-bodies.ts'
import { registerDevices } from './platform/http/limits/device.ts'
import { createLimits } from './platform/http/limits/limits.ts'
import { createSharedCounts } from './platform/http/limits/shared-counts.ts'
import { describeError } from './platform/http/log/describe-error.ts'
import { createDescribeRequest } from './platform/http/log/describe-request.ts'
import { createRequestIds } from './platform/http/log/request-id.ts'
import { registerProblems, sendProblem } from './platform/http/problems.ts'
import { createProxyWatch } from './platform/http/proxy-watch.ts'
import { registerSecurity } from './platform/http/security.ts'
import { registerStaticFiles } from './platform/http/static-files.ts'
import { devMailRoutes } from './platform/mail/dev-mail.routes.ts'
import type { Metrics } from './platform/metrics/metrics.ts'
import { prepareDatabase } from './prepare-database.ts'
import { findUnencryptedConnections } from './read-config.ts'
import { type Assets, NO_ASSETS, readAssets } from './render/assets.ts'
import { feedRoutes } from './render/feeds.routes.ts'
import { createInProcessApi } from './render/in-process-api.ts'
import { isPage, registerPages, sendLastResort } from './render/page.routes.ts'
import { createPages } from './render/pages.ts'
import { sharePictureRoutes } from './render/share-pictures/share-picture.routes.ts'
import { pathOf } from './secret-paths.ts'
import { createServices, type Services } from './services.ts'
import { TABLE_RULES } from './tables.ts'

const BODY_LIMIT = 64 * 1024
/** Far above what a process can serve, and below its limit of open files. */
const MAX_CONNECTIONS = 8000
/** The timeout of an idle connection, between requests or within one. */
const IDLE_MS = 25_000

export interface AppOptions {
  /** The folder of the built browser files; without it pages have no assets, as tests want them. */
  clientDir?: string
  clock?: () => Date
  /** What the admin's checks ask of other machines. */
  outside?: Outside
  /** For tests with many concurrent requests on a busy machine, which are not about overload. */
  postgresWaits?: PostgresWaits
  /** As above: how long a limit waits for the counts of all processes. */
  sharedCountsTimeoutMs?: number
  /** Set by the development server, which serves the source files itself. */
  development?: { assets: Assets; transformHtml: (url: string, html: string) => Promise<string> }
}

export interface App {
  server: FastifyInstance
  context: Context
  services: Services
  metrics: Metrics | undefined
  close(): Promise<void>
}

/** The whole application as a value: called by the process and by every test. */
export async function buildApp(config: Config, options: AppOptions = {}): Promise<App> {
  const server = Fastify({
    logger: {
      level: config.logLevel,
      serializers: { req: createDescribeRequest(pathOf), err: describeError },
    },
    genReqId: createRequestIds(config.trustProxy),
    trustProxy: config.trustProxy,
    rewriteUrl: ({ url = '/' }) => readableAddress(url),
    bodyLimit: BODY_LIMIT,
    routerOptions: { maxParamLength: 200 },
    // A photo of some megabytes over a weak mobile network takes up to a minute; headers never do.
    requestTimeout: 120_000,
    http: {
      headersTimeout: 15_000,
      connectionsCheckingInterval: 5000,
      // Saves 8% of a cached answer's CPU time; empty-requests.ts is the necessary workaround.
      optimizeEmptyRequests: true,
    },
    connectionTimeout: IDLE_MS,
    // Node adds a second.
    keepAliveTimeout: IDLE_MS - 1000,
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    clientErrorHandler: answerClientError,
    frameworkErrors: (error, request, reply) => {
      request.log.info({ err: error }, 'unreadable request')
      void sendProblem(reply, { status: 400, detail: 'That address is not well formed.' })
    },
  }).withTypeProvider<ZodTypeProvider>()
  server.server.maxConnections = MAX_CONNECTIONS
  cutSlowRequests(server.server)
  dropTypeWithoutBody(server.server)
  // The API accepts JSON only; Fastify would pass plain text to the schemas as well.
  server.removeContentTypeParser('text/plain')
  registerFormBodies(server)
  server.setValidatorCompiler(validatorCompiler)
  server.setSerializerCompiler(serializerCompiler)

  for (const sentence of findUnencryptedConnections(config)) server.log.warn(sentence)
  for (const sentence of [
    findDefaultPasswordWarning(config),
    findSandboxWarning(config),
    findNoBackupsWarning(config),
  ])
    if (sentence) server.log.warn(sentence)
  for (const sentence of closeDataDir(config.dataDir)) server.log.warn(sentence)
  let announce = (_parts: ChangedParts) => {}
  const catalogue = createCatalogueVersion((parts) => announce(parts))
  const opened = openDatabase(
    config,
    (err) => server.log.error({ err }, 'database connection'),
    { tables: TABLE_RULES, findParts, onChange: catalogue.raise },
    options.postgresWaits,
  )
  try {
    const applied = await prepareDatabase(opened)
    if (applied.length > 0) server.log.info({ applied }, 'migrated')

    const channel = config.databaseUrl
      ? await openCatalogueChannel({
          url: config.databaseUrl,
          db: opened.db,
          onChange: catalogue.hear,
          onError: (err) => server.log.warn({ err }, 'catalogue channel'),
        })
      : undefined
    if (channel) announce = channel.announce

    const context: Context = {
      config,
      engine: opened.engine,
      db: opened.db,
      clock: options.clock ?? (() => new Date()),
      log: server.log,
      secret: await getSecret(opened.db, config.authSecret),
      catalogue,
      proxies: createProxyWatch((address) =>
        server.log.warn(
          { address },
          'a proxy is not in TRUST_PROXY: all visitors share its address',
        ),
      ),
      publicUrl: () => config.publicUrl ?? listeningAddress(server, config),
    }
    const services = createServices(context, options.outside)
    await services.unclaimed.follow()
    // Loaded only if metrics are on: it takes a few megabytes.
    const metrics = config.metrics
      ? (await import('./platform/metrics/metrics.ts')).registerMetrics(server, context, [
          paymentMessageCounts,
          ...(config.backupTo ? [backupTroubleCounts(services.backups)] : []),
          removedCounts(services.retention),
        ])
      : undefined
    const answers = await assemble(server, context, services, options)
    metrics?.watchAnswers(answers.counts)
    server.addHook('onClose', async () => {
      await services.imports.close()
      await services.views.close()
      await channel?.close()
      await opened.close()
    })
    return { server, context, services, metrics, close: () => server.close() }
  } catch (error) {
    await opened.close()
    throw error
  }
}

async function assemble(
  server: FastifyInstance,
  context: Context,
  services: Services,
  options: AppOptions,
): Promise<AnswerCache> {
  const { config } = context
  registerProblems(server, isPage)
  // Registered first, so that a cached answer skips everything below.
  const answers = registerAnswerCache(server, {
    ...context,
    now: () => context.clock().getTime(),
    parameters: ANSWER_PARAMETERS,
    partOf: partOfAddress,
    pathOf,
  })
  server.addHook('onRequest', async (request) => context.proxies.see(request))
  refuseMalformedTargets(server)
  registerLoadShedding(server)
  discardBodies(server)
  registerSecurity(server, {
    publicUrl: config.publicUrl,
    hstsSubdomains: config.hstsSubdomains,
    strictContentPolicy: options.development === undefined,
  })
  const devices = await registerDevices(
    server,
    context.secret,
    config.publicUrl?.startsWith('https:') ?? false,
  )
  const limits = createLimits({
    devices,
    enabled: config.rateLimit,
    shared:
      context.engine === 'postgres'
        ? createSharedCounts(context, options.sharedCountsTimeoutMs)
        : undefined,
  })
  limitOwners(server, limits)
  await server.register(compress, { encodings: ['br', 'gzip'], threshold: 1024 })
  server.addHook('onSend', async (request, reply) => {
    reply.header('x-request-id', request.id)
  })

  await registerDocs(server)
  const cookies = createSessionCookies(context)
  const guards = createGuards(server, services.sessions, cookies)
  const assets =
    options.development?.assets ?? (options.clientDir ? readAssets(options.clientDir) : NO_ASSETS)
  const pages = createPages({
    context,
    services,
    limits,
    guards,
    api: createInProcessApi(services, config),
    assets,
    transformHtml: options.development?.transformHtml,
  })
  const form = createForm(server, guards, pages.sendTo)
  await server.register(apiRoutes, {
    context,
    services,
    limits,
    devices,
    cookies,
    guards,
    form,
    answers,
  })
  await server.register(feedRoutes, {
    context,
    site: services.site,
    sitemap: services.sitemap,
    unclaimed: services.unclaimed,
    answers,
  })
  if (options.development)
    await server.register(devMailRoutes, { context, templates: MAIL_TEMPLATES })
  if (config.demo && !config.payfast) await registerSimulator(server, context)
  await server.register(sharePictureRoutes, {
    services,
    publicUrl: context.publicUrl,
    publicDir: options.clientDir ?? 'public',
    folder: path.join(config.dataDir, 'share-pictures'),
  })
  if (options.clientDir) await registerStaticFiles(server, options.clientDir)

  const pageRoutes: FastifyPluginAsync = async (app) => {
    app.setErrorHandler((err, request, reply) => {
      if (err instanceof AppError) throw err
      request.log.error({ err }, 'a page failed')
      return sendLastResort(request, reply)
    })
    registerPages(app, { pages, answers, isCached: options.development === undefined })
  }
  await server.register(pageRoutes)
  return answers
}

/** Loaded only in demo mode: production never loads it. */
async function registerSimulator(server: FastifyInstance, context: Context): Promise<void> {
  const { createSimulatedPayfast } = await import(
    './features/payments/simulator/simulated-payfast.ts'
  )
  const { simulatorRoutes } = await import('./features/payments/simulator/simulator.routes.ts')
  const settings = findPayfast(context)
  if (!settings || context.config.payfast) return
  const payfast = createSimulatedPayfast(settings)
  await server.register(simulatorRoutes, { payfast, base: demoPayfastPath, log: context.log })
}

function listeningAddress(server: FastifyInstance, config: Config): string {
  const address = server.server.address()
  const port = typeof address === 'object' && address !== null ? address.port : config.port
  return `http://localhost:${port}`
}
