import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import { AnswerBody } from '@letterliaan/contract'
import { templates } from '@letterliaan/exercises/logic'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import { globalRegistry } from 'zod'

/** Describes a right answer for each template, which the contract does not contain. */
function describeAnswerData(): string {
  const rows = Object.values(templates).map(({ name, data }) => `| ${name} | ${data.described} |`)
  return [
    'What the child did, by the template of the exercise. Anything else is refused with 422. `word` is the one of the run’s `words` whose text is `current_word`.',
    '',
    '| template | right answer |',
    '|---|---|',
    ...rows,
    '',
    'One wrong move on the way (a letter, a colour, a choice) is `{ attempt, at }`: it counts an error, and the word stays.',
  ].join('\n')
}

export async function registerOpenApi(app: FastifyInstance): Promise<void> {
  globalRegistry.add(AnswerBody.shape.data, { description: describeAnswerData() })
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Letterliaan',
        description:
          'De API van Letterliaan. Elke aanroep heeft een access token van /oauth2/token/create nodig.',
        version: '1',
      },
      ...(app.publicPath !== '' && { servers: [{ url: app.publicPath }] }),
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    },
    transform: jsonSchemaTransform,
  })
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    indexPrefix: app.publicPath,
    staticCSP: {
      'default-src': ["'self'"],
      'img-src': ["'self'", 'data:'],
      'style-src': ["'self'", "'unsafe-inline'"],
    },
    // Null, because Swagger's page would otherwise send the document to a validator on the internet.
    uiConfig: { validatorUrl: null },
  })
}
