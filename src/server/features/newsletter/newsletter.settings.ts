import { onOff, type Settings, withDefault } from '#server/platform/config/setting-types.ts'

export const NEWSLETTER_SETTINGS = {
  NEWSLETTER_DOUBLE_OPT_IN: withDefault(onOff, 'off'),
}

interface NewsletterConfig {
  newsletterDoubleOptIn: boolean
}

declare module '#server/platform/config/config.ts' {
  interface Config extends NewsletterConfig {}
}

export const readNewsletterConfig = (
  env: Settings<typeof NEWSLETTER_SETTINGS>,
): NewsletterConfig => ({ newsletterDoubleOptIn: env.NEWSLETTER_DOUBLE_OPT_IN === 'on' })
