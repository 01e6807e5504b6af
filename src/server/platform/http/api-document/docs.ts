import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod'
import { completeDocument } from './complete-document.ts'

/** The OpenAPI document is generated from the schemas that validate the requests; /api/docs shows it. */
export async function registerDocs(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'CPT Recommends',
        description: 'The calls behind the directory of local businesses in Cape Town.',
        version: '1.0.0',
        license: { name: 'All rights reserved', identifier: 'LicenseRef-All-Rights-Reserved' },
      },
      servers: [{ url: '/' }],
      components: {
        securitySchemes: {
          session: {
            type: 'apiKey',
            in: 'cookie',
            name: 'cpt.session_token',
            description: 'Set by signing in; over https its name begins with __Host-.',
          },
        },
      },
    },
    transform: jsonSchemaTransform,
    transformObject: (input) => completeDocument(jsonSchemaTransformObject(input)),
  })
  await app.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: true })
}
