import { ensureDemoCity } from '#demo/ensure-demo-city.ts'
import { hangPictures } from '#demo/hang-pictures.ts'
import type { App } from './app.ts'
import { ensureAdmin } from './features/accounts/admin-account.ts'
import type { Context } from './platform/context.ts'
import { collectGarbage } from './platform/idle-memory.ts'

/** What a new installation needs once: its admin and, in demo mode, its city. */
export async function prepareFirstStart(
  context: Context,
  print: (text: string) => void = (text) => process.stdout.write(text),
): Promise<void> {
  const admin = await ensureAdmin(context)
  // To the terminal and not to the log: logs are kept and sent on.
  if (admin?.inventedPassword)
    print(
      `\nThe admin is ${admin.email} with the password ${admin.inventedPassword}\nIt is shown this once. Change it after the first sign-in.\n`,
    )
  if (!context.config.demo) return
  const made = await ensureDemoCity(context)
  if (made) context.log.info('the demo city is made')
}

/** What may take its time while the site already serves: the pictures of the demo city. */
export function finishFirstStart({ context, server, services }: App): void {
  if (!context.config.demo) return
  const stopping = new AbortController()
  const hanging = hangPictures(context, services.uploads, stopping.signal).then(
    // A city leaves more rubble than the site will need again.
    (made) => made && collectGarbage(),
    (err) =>
      context.log.error({ err }, 'the demo pictures are not all there; the next start goes on'),
  )
  server.addHook('onClose', async () => {
    stopping.abort()
    await hanging
  })
}
