import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Plugin, ViteDevServer } from 'vite'

interface DevelopmentModule {
  handleInDevelopment(
    request: IncomingMessage,
    response: ServerResponse,
    transformHtml: (url: string, html: string) => Promise<string>,
  ): Promise<void>
}

/**
 * `npm run dev` in one process: requests that Vite does not serve go to the application, which is reloaded
 * whenever its source files change. The open database survives the reload.
 */
export function developmentServer(): Plugin {
  return {
    name: 'development-server',
    apply: 'serve',
    config: () => ({ server: { port: Number(process.env.PORT ?? 3000), strictPort: true } }),
    configureServer(vite: ViteDevServer) {
      if (process.env.VITEST) return
      return () => {
        vite.middlewares.use((request, response, next) => {
          serve(vite, request, response).catch((error: Error) => {
            vite.ssrFixStacktrace(error)
            next(error)
          })
        })
      }
    },
  }
}

async function serve(
  vite: ViteDevServer,
  request: IncomingMessage & { originalUrl?: string },
  response: ServerResponse,
): Promise<void> {
  const application = (await vite.ssrLoadModule('/src/server/development.ts')) as DevelopmentModule
  request.url = request.originalUrl ?? request.url
  await application.handleInDevelopment(request, response, (url, html) =>
    vite.transformIndexHtml(url, html),
  )
}
