import { siteMark } from '#server/features/site/site-mark.ts'

/** A site with a public address that is its own. */
export const PUBLIC_SITE = {
  PUBLIC_URL: 'https://cpt.example',
  AUTH_SECRET: 'a-secret-of-the-tests-0123456789-abcdef',
}

/** What its proxy answers to https and http; `now` is the clock of the machine. */
export function answerAsSite(url: string, now: Date) {
  const isHttps = url.startsWith('https:')
  const { PUBLIC_URL, AUTH_SECRET: secret } = PUBLIC_SITE
  return {
    status: isHttps ? 200 : 301,
    location: isHttps ? undefined : url.replace('http:', 'https:'),
    body: isHttps ? siteMark({ secret, publicUrl: () => PUBLIC_URL }) : '',
    date: now,
    certificateUntil: new Date(now.getTime() + 60 * 24 * 3600 * 1000),
  }
}
