import type { App } from '#server/app.ts'
import { collectGarbage } from '#server/platform/idle-memory.ts'
import { addPictures } from './add-pictures.ts'

export { ensureDemoCity } from './ensure-demo-city.ts'

/** Slow work while the site already serves: the pictures of the demo. */
export function addPicturesInBackground({ context, server, services }: App): void {
  const stopping = new AbortController()
  const hanging = addPictures(context, services.uploads, stopping.signal).then(
    // Encoding leaves much garbage that the site never needs again.
    (made) => made && collectGarbage(),
    (err) =>
      context.log.error({ err }, 'the demo pictures are not all there; the next start goes on'),
  )
  server.addHook('onClose', async () => {
    stopping.abort()
    await hanging
  })
}
