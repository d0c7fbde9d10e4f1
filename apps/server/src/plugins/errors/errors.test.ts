import { SpeechUnavailableError, SynthesiserBusyError, TooManyWaitingError } from '@letterliaan/speech'
import { fastify } from 'fastify'
import { expect, test } from 'vitest'
import { JobRunnerBusy } from '../../threads/job-runner.ts'
import { registerErrorHandler } from './errors.ts'

const answerTo = async (error: Error) => {
  const app = fastify()
  registerErrorHandler(app)
  app.get('/', () => {
    throw error
  })
  const { statusCode, headers, body } = await app.inject('/')
  expect(headers).toMatchObject({ 'content-type': 'application/problem+json', 'retry-after': '5' })
  return { statusCode, problem: JSON.parse(body) as unknown }
}

test.each([
  [new JobRunnerBusy(), 'Even wachten', 'Het is heel druk. Probeer het zo nog eens.'],
  [new SynthesiserBusyError(), 'Even wachten', 'De stem heeft het heel druk. Probeer het zo nog eens.'],
  [
    new SpeechUnavailableError('it ended'),
    'Even geen stem',
    'De stem doet het even niet. Probeer het zo nog eens.',
  ],
])(
  'a voice that can’t speak now (%s) is a 503 with the reason and a time to retry',
  async (error, title, detail) => {
    expect(await answerTo(error)).toEqual({ statusCode: 503, problem: { status: 503, title, detail } })
  },
)

test('a caller with too many waiting sounds gets a 429 that says how long to wait', async () => {
  expect(await answerTo(new TooManyWaitingError())).toEqual({
    statusCode: 429,
    problem: {
      status: 429,
      title: 'Even wachten',
      detail: 'De server is nog bezig met uw vorige geluiden. Probeer het zo nog eens.',
    },
  })
})
