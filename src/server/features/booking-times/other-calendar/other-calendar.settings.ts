import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { ConfigError } from '#server/platform/config/config.ts'
import { optional, type Settings } from '#server/platform/config/setting-types.ts'

export const OTHER_CALENDAR_SETTINGS = {
  CALENDAR_TEST_CERTIFICATE: optional(z.string().min(1)),
}

interface OtherCalendarConfig {
  /** Tests only: calendars are read from this machine alone, with this certificate. */
  calendarTestCertificate: string | undefined
}

declare module '#server/platform/config/config.ts' {
  interface Config extends OtherCalendarConfig {}
}

export function readOtherCalendarConfig(
  { CALENDAR_TEST_CERTIFICATE: file }: Settings<typeof OTHER_CALENDAR_SETTINGS>,
  isTest: boolean,
): OtherCalendarConfig {
  if (file !== undefined && !isTest)
    throw new ConfigError(
      'CALENDAR_TEST_CERTIFICATE is set: it lets calendars be read from this machine, and is for tests only.',
    )
  return {
    calendarTestCertificate: file === undefined ? undefined : readFileSync(file, 'utf8'),
  }
}
