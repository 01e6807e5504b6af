import type { App } from './app.ts'
import type { Context } from './context.ts'
import { ensureDemoCity } from './demo/ensure-demo-city.ts'
import { hangPictures } from './demo/hang-pictures.ts'

/** What a new installation needs once: in demo mode, its city. */
export async function prepareFirstStart(context: Context): Promise<void> {
  if (!context.config.demo) return
  const made = await ensureDemoCity(context)
  if (made) context.log.info('the demo city is made')
}

/** What may take its time while the site already serves: the pictures of the demo city. */
export function finishFirstStart({ context, server, services }: App): void {
  if (!context.config.demo) return
  const stopping = new AbortController()
  const hanging = hangPictures(context, services.uploads, stopping.signal).catch((err) =>
    context.log.error({ err }, 'the demo pictures are not all there; the next start goes on'),
  )
  server.addHook('onClose', async () => {
    stopping.abort()
    await hanging
  })
}
