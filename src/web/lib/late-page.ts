import { type ComponentType, createElement, use } from 'react'
import { loadOnce } from './load-once.ts'

/**
 * A route's component, whose code comes with the first visit. Unlike the router's own, its preload
 * fails when the code does not come, so that the router knows before it leaves the page.
 */
export function latePage<Module>(load: () => Promise<Module>, name: keyof Module) {
  let page: ComponentType | undefined
  const preload = loadOnce(async () => {
    // A stricter parameter would need the page's own type, which needs the routes', which needs this.
    page = (await load())[name] as ComponentType
  })
  const LatePage = () => {
    if (!page) use(preload())
    return page ? createElement(page) : null
  }
  return Object.assign(LatePage, { preload })
}
