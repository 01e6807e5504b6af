/** The settings that are checked before a start in production, as the environment has them. */
interface ProductionSettings {
  PUBLIC_URL?: string | undefined
  ALLOW_INSECURE_HTTP: 'on' | 'off'
  AUTH_SECRET?: string | undefined
  RATE_LIMIT: 'on' | 'off'
  DEMO?: 'on' | 'off' | undefined
}

const FIRST_SETTINGS = `This is a production, and its settings are missing. \`npm run setup\` asks for them and writes the file.
Or write it yourself; .env.example explains every setting:

  NODE_ENV=production
  PUBLIC_URL=https://www.example.co.za
  AUTH_SECRET='what \`openssl rand -base64 32\` prints, the same on every process'
  ADMIN_EMAIL=you@example.co.za
  SUPPORT_EMAIL=help@example.co.za
  SMTP_URL='smtps://user:password@mail.example.co.za'
  TRUST_PROXY=127.0.0.1`

/** Why a start in production is refused, with what to do about it; null if it may start. */
export function findProductionProblem(env: ProductionSettings): string | null {
  if (env.PUBLIC_URL === undefined && env.AUTH_SECRET === undefined) return FIRST_SETTINGS
  if (env.PUBLIC_URL === undefined)
    return 'PUBLIC_URL is missing: links in mails and share cards need it.'
  if (env.PUBLIC_URL.startsWith('http:') && env.ALLOW_INSECURE_HTTP === 'off')
    return 'PUBLIC_URL is an http address: passwords and sessions would travel readable for everybody on the way. Use https, or set ALLOW_INSECURE_HTTP=on if that is what you want.'
  if (env.AUTH_SECRET === undefined)
    return 'AUTH_SECRET is missing: it signs cookies and links, and must not lie beside the data. Make one with `openssl rand -base64 32` and set the same on every process.'
  if (env.RATE_LIMIT === 'off')
    return 'RATE_LIMIT is off: that is for tests and imports, not for production.'
  if (env.DEMO === 'on') return 'DEMO is on: a production start never makes demo data.'
  return null
}
