import type { Config } from './config.ts'
import { isLoopback } from './loopback.ts'

type Address = Pick<Config, 'mode' | 'demoIsChosen' | 'publicUrl' | 'host'>

/** Which setting lets others than this machine reach the site; null if none does. */
function findPublicSetting({ publicUrl, host }: Address): string | null {
  if (publicUrl !== undefined) {
    const { protocol, hostname } = new URL(publicUrl)
    if (protocol === 'https:' || !isLoopback(hostname)) return `PUBLIC_URL is ${publicUrl}`
  }
  return isLoopback(host) ? null : `HOST is ${host}, which listens beyond this machine`
}

/**
 * Why the start at a public address is refused, or null. Outside production, limits may be off, anybody can pay
 * with the simulator and sign in as admin with the password of the README: never by mistake.
 */
export function findPublicAddressProblem(config: Address): string | null {
  if (config.mode === 'production' || config.demoIsChosen) return null
  const setting = findPublicSetting(config)
  return setting === null
    ? null
    : `${setting}: a public address is a production. Set NODE_ENV=production with PUBLIC_URL and AUTH_SECRET, or say DEMO=on if this is to be a public demo, where everybody is admin and no money is real.`
}
