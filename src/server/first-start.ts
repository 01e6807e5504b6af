import type { App } from './app.ts'
import { ensureAdmin } from './features/accounts/admin-account.ts'
import { findPublishedAccounts } from './features/accounts/passwords/published-accounts.ts'
import { ConfigError } from './platform/config/config.ts'
import type { Context } from './platform/context.ts'

/** A folder that once had the demo has accounts with a published password. */
async function refusePublishedPasswords({ config, db }: Context): Promise<void> {
  if (config.mode !== 'production') return
  const accounts = await findPublishedAccounts(db)
  if (accounts.length === 0) return
  const names = accounts.map(({ email }) => email).join(', ')
  throw new ConfigError(
    `The password that the README publishes opens ${names}. This removes the demo city and gives every admin concerned a new password:\n\n  npm run demo:remove`,
  )
}

/** What a new installation needs once: its admin and, in demo mode, the demo data. */
export async function prepareFirstStart(
  context: Context,
  print: (text: string) => void = (text) => process.stdout.write(text),
): Promise<void> {
  await refusePublishedPasswords(context)
  const admin = await ensureAdmin(context)
  // To the terminal and not to the log: logs are stored and forwarded.
  if (admin?.generatedPassword)
    print(
      `\nThe admin is ${admin.email} with the password ${admin.generatedPassword}\nIt is shown this once. Change it after the first sign-in.\n`,
    )
  if (!context.config.demo) return
  const { ensureDemoCity } = await loadDemo()
  if (await ensureDemoCity(context)) context.log.info('the demo city is ready')
}

/** Slow work that runs while the site already serves. */
export async function finishFirstStart(app: App): Promise<void> {
  if (!app.context.config.demo) return
  const { addPicturesInBackground } = await loadDemo()
  addPicturesInBackground(app)
}

/** The only import of the demo: loaded on request, and not part of production images. */
async function loadDemo() {
  try {
    return await import('#demo/demo.ts')
  } catch (cause) {
    if (!(cause instanceof Error && 'code' in cause && cause.code === 'ERR_MODULE_NOT_FOUND'))
      throw cause
    throw new ConfigError('This build has no demo city: start it with DEMO=off.', { cause })
  }
}
