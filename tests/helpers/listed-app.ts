import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { FastifyInstance, RouteOptions } from 'fastify'
import type { z } from 'zod'
import type { AppOptions } from '#server/app.ts'
import { createTestApp, type Engine, type TestApp } from './test-app.ts'

const CREATED = 'fastify.initialization'

export interface ListedRoute {
  method: string
  /** As registered, with its parameters: /api/business/:id. */
  url: string
  schema: { hide: boolean; body?: z.ZodType; params?: z.ZodType; querystring?: z.ZodType }
}

export interface ListedApp extends TestApp {
  routes: ListedRoute[]
}

/**
 * The app with the list of its routes, collected while they are registered: a test compares it with its own
 * list, so that a new call cannot be forgotten.
 */
export async function createListedApp(
  engine: Engine,
  environment: Record<string, string> = {},
  options: AppOptions = {},
): Promise<ListedApp> {
  const routes: ListedRoute[] = []
  const listen = (message: unknown) => {
    const { fastify } = message as { fastify: FastifyInstance }
    fastify.addHook('onRoute', (route) => {
      routes.push(...listed(route))
    })
  }
  subscribe(CREATED, listen)
  try {
    const app = await createTestApp(engine, environment, options)
    return { ...app, routes }
  } finally {
    unsubscribe(CREATED, listen)
  }
}

function listed({ method, url, schema }: RouteOptions): ListedRoute[] {
  const methods = (Array.isArray(method) ? method : [method]).filter((name) => name !== 'HEAD')
  const { hide = false, ...parts } = (schema ?? {}) as Partial<ListedRoute['schema']>
  return methods.map((name) => ({ method: name, url, schema: { ...parts, hide } }))
}

export const nameOf = ({ method, url }: Pick<ListedRoute, 'method' | 'url'>) => `${method} ${url}`

/** Everything called by programs: not a page, and not the fallback that answers 404. */
export const isCall = ({ url }: ListedRoute) =>
  url.startsWith('/api/') && !url.startsWith('/api/docs') && url !== '/api/*'
