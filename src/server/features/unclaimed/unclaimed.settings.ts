import type { Settings } from '#server/platform/config/setting-types.ts'
import { onOff, optional } from '#server/platform/config/setting-types.ts'

export const UNCLAIMED_SETTINGS = {
  UNCLAIMED: optional(onOff),
}

interface UnclaimedConfig {
  /** Whether businesses that nobody has claimed are shown; undefined leaves it to the admin's page. */
  unclaimed: boolean | undefined
}

declare module '#server/platform/config/config.ts' {
  interface Config extends UnclaimedConfig {}
}

export const readUnclaimedConfig = ({
  UNCLAIMED,
}: Settings<typeof UNCLAIMED_SETTINGS>): UnclaimedConfig => ({
  unclaimed: UNCLAIMED === undefined ? undefined : UNCLAIMED === 'on',
})
