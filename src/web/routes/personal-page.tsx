import {
  createRoute,
  type ErrorComponentProps,
  type NotFoundRouteProps,
} from '@tanstack/react-router'
import type { ComponentType, FunctionComponent } from 'react'
import { ApiError } from '#shared/api-error.ts'
import type { Sheets } from '#shared/site.ts'
import { personalRead } from '#web/lib/api/server-read.ts'
import type { PageRequest } from '#web/lib/router-context.ts'
import { ErrorPage } from './error.page.tsx'
import { rootRoute } from './root.route.tsx'

interface PersonalPageOptions<Data extends object> {
  path: string
  load(request: PageRequest, param: (name: string) => string): Promise<Data>
  title(data: Data): string
  /** For previews of its address, if it is no secret. */
  description?: string
  Page: ComponentType<Data>
  NotFound?: FunctionComponent<NotFoundRouteProps>
  /** Instead of the page, if what it shows was refused or not found. */
  Refused?: FunctionComponent<{ sentence: string }>
  /** The style sheets beside the site's own. */
  sheets?: readonly (keyof Sheets)[]
  /** Loads the page again by itself while something is awaited. */
  reloadAfter?(data: Data): number | undefined
  writesOnRead?: true
}

/** A page for one person: the server alone renders it, for this request, and it needs no script. */
export function personalPage<Data extends object>(options: PersonalPageOptions<Data>) {
  const { path, load, title, Page, Refused, sheets = [], reloadAfter, writesOnRead } = options
  const NotFound = options.NotFound ?? (Refused && notFoundAs(Refused))
  const route = createRoute({
    getParentRoute: () => rootRoute,
    path,
    loader: ({ context, params }): Promise<Data> =>
      personalRead(context, (request) => load(request, (name) => paramOf(params, name))),
    head: ({ loaderData }) => {
      const seconds = loaderData && reloadAfter?.(loaderData)
      return {
        meta: [
          { title: `${loaderData ? title(loaderData) : 'Not found'} | CPT Recommends` },
          ...(options.description ? [{ name: 'description', content: options.description }] : []),
          ...(seconds ? [{ httpEquiv: 'refresh', content: String(seconds) }] : []),
        ],
      }
    },
    component: () => {
      // biome-ignore lint/plugin: the browser's router, which knows the types, does not know this route
      const data = route.useLoaderData() as Data
      return <Page {...data} />
    },
    ...(NotFound ? { notFoundComponent: NotFound } : {}),
    ...(Refused ? { errorComponent: errorAs(Refused) } : {}),
    staticData: {
      withoutScript: true,
      isPersonal: true,
      sheets,
      ...(writesOnRead ? { writesOnRead } : {}),
    },
  })
  return route
}

type Said = FunctionComponent<{ sentence: string }>

const notFoundAs =
  (Refused: Said) =>
  ({ data }: NotFoundRouteProps) => <Refused sentence={String(data ?? '')} />

const errorAs = (Refused: Said) => (props: ErrorComponentProps) => {
  const { error } = props
  const isRefused = error instanceof ApiError && error.status < 500
  return isRefused ? <Refused sentence={error.detail} /> : <ErrorPage {...props} />
}

const paramOf = (params: object, name: string): string =>
  String(Object.entries(params).find(([key]) => key === name)?.[1] ?? '')
