import type { AnyRoute, LazyRoute } from '@tanstack/react-router'
import { type ComponentType, createElement, use } from 'react'
import { loadOnce } from './load-once.ts'

/**
 * A route's component that is loaded with the first visit. Unlike the router's own lazy component, its
 * preload rejects if the code cannot be loaded, so that the router knows before it leaves the page.
 */
export function lazyPage<Module>(load: () => Promise<Module>, name: keyof Module) {
  let page: ComponentType | undefined
  const preload = loadOnce(async () => {
    // biome-ignore lint/plugin: a stricter parameter needs the page's type, which needs the routes', which needs this
    page = (await load())[name] as ComponentType
  })
  const LazyPage = () => {
    if (!page) use(preload())
    return page ? createElement(page) : null
  }
  return Object.assign(LazyPage, { preload })
}

/**
 * For route.lazy: the pending component of a page. It is loaded with the page's code; until then the router
 * must not know of it, or it would leave the old page and have nothing to show.
 */
export function lazyPending<Module>(load: () => Promise<Module>, name: keyof Module) {
  return async () => {
    const route = { options: { pendingComponent: (await load())[name] } }
    // biome-ignore lint/plugin: the router reads the options alone
    return route as unknown as LazyRoute<AnyRoute>
  }
}
