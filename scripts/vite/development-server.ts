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
 * `npm run dev` in one process: what Vite does not serve itself goes to the application, loaded
 * afresh whenever its sources change. The open database outlives the reload.
 */
export function developmentServer(): Plugin {
  return {
    name: 'development-server',
    apply: 'serve',
    config: () => ({ server: { port: Number(process.env.PORT ?? 3000), strictPort: true } }),
    configureServer(vite: ViteDevServer) {
      if (process.env.VITEST) return
      return () => {
        vite.middlewares.use(async (request, response, next) => {
          try {
            const application = (await vite.ssrLoadModule(
              '/src/server/development.ts',
            )) as DevelopmentModule
            request.url = request.originalUrl ?? request.url
            await application.handleInDevelopment(request, response, (url, html) =>
              vite.transformIndexHtml(url, html),
            )
          } catch (error) {
            vite.ssrFixStacktrace(error as Error)
            next(error)
          }
        })
      }
    },
  }
}
