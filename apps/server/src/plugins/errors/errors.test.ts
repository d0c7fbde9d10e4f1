import { SynthesiserBusyError } from '@letterliaan/speech'
import { fastify } from 'fastify'
import { expect, test } from 'vitest'
import { registerErrors } from './errors.ts'

test('a voice that has too much to say is no fault of the server: 503, when to come back, and why', async () => {
  const app = fastify()
  registerErrors(app)
  app.get('/', () => {
    throw new SynthesiserBusyError('the synthesiser is busy')
  })
  const { statusCode, headers, body } = await app.inject('/')
  expect(statusCode).toBe(503)
  expect(headers).toMatchObject({ 'content-type': 'application/problem+json', 'retry-after': '5' })
  expect(JSON.parse(body)).toEqual({
    status: 503,
    title: 'Even wachten',
    detail: 'De stem heeft het heel druk. Probeer het zo nog eens.',
  })
})
