import { parse } from 'node:querystring'
import { errorCodes, type FastifyInstance, type FastifyRequest } from 'fastify'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The call reads a browser's form as well as JSON. */
    acceptsForm?: boolean
  }
}

/** Only calls that say so read a browser's form, which other sites can send too. */
export function registerFormBodies(app: FastifyInstance): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async ({ routeOptions, headers, is404 }: FastifyRequest, body: string) => {
      if (routeOptions.config.acceptsForm || is404) return { ...parse(body) }
      throw new errorCodes.FST_ERR_CTP_INVALID_MEDIA_TYPE(headers['content-type'])
    },
  )
}
