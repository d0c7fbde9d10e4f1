import { randomUUID } from 'node:crypto'
import { createClient, type Client } from '@letterliaan/contract/client'
import type { StudentExercise, Tokens } from '@letterliaan/contract'
import type { Timings } from './timings.ts'

/** A child of the load, logged in and with the dictation that it answers. */
export interface LoadChild {
  readonly client: Client
  readonly step_id: number
  readonly exercise_id: number
  run: StudentExercise
}

export async function logInChild(baseUrl: string, username: string, password: string): Promise<Client> {
  let storedTokens: Tokens | null = null
  const client = createClient({
    baseUrl,
    client_id: 'letterliaan-game',
    tokens: {
      read: () => storedTokens,
      begin: (tokens) => void (storedTokens = tokens),
      write: (tokens) => void (storedTokens = tokens),
      clear: () => void (storedTokens = null),
    },
  })
  await client.login(username, password)
  return client
}

/** Logs a child in and starts its first open OefenDictee, in which only one answer to each word counts. */
export async function openLoadChild(baseUrl: string, username: string, password: string): Promise<LoadChild> {
  const client = await logInChild(baseUrl, username, password)
  const phases = await client.call('GET /api/v1/step', {})
  const openStep = Object.values(phases)
    .flat()
    .find(({ status }) => status !== -1)
  if (!openStep) throw new Error(`${username} has no open step`)
  const step = await client.call('GET /api/v1/step/:id', { params: { id: openStep.id } })
  const dictation = step.exercises.find(({ exercise_type }) => exercise_type.template === 'OefenDictee')
  if (!dictation) throw new Error(`step ${step.id} has no OefenDictee`)
  return { client, step_id: step.id, exercise_id: dictation.id, run: await startAgain(client, dictation.id) }
}

const startAgain = (client: Client, id: number): Promise<StudentExercise> =>
  client.call('POST /api/v1/exercise/hard-reset/:id', { params: { id }, body: { difficulty: 2 } })

/** Gives one answer. Restarts a completed dictation, which is not timed. */
export async function giveAnswer(child: LoadChild, timings: Timings): Promise<void> {
  const { client, exercise_id } = child
  if (child.run.is_complete) child.run = await startAgain(client, exercise_id)
  const word = child.run.current_word ?? ''
  child.run = await timings.time('PUT exercise/{id}', () =>
    client.call('PUT /api/v1/exercise/:id', {
      params: { id: exercise_id },
      idempotencyKey: randomUUID(),
      body: {
        exercise_id,
        difficulty: 2,
        word,
        startTime: Math.floor(Date.now() / 1000),
        time: 2500,
        data: { answer: Math.random() < 0.8 ? word : `${word}e` },
      },
    }),
  )
}

export async function visitEveryScreen(
  { client, step_id, exercise_id }: LoadChild,
  timings: Timings,
): Promise<void> {
  await timings.time('GET user/me', () => client.call('GET /api/v1/user/me/', {}))
  await timings.time('GET step', () => client.call('GET /api/v1/step', {}))
  await timings.time('GET step/{id}', () => client.call('GET /api/v1/step/:id', { params: { id: step_id } }))
  await timings.time('GET exercise/{id}', () =>
    client.call('GET /api/v1/exercise/:id', { params: { id: exercise_id } }),
  )
  await timings.time('GET step/repeatable', () => client.call('GET /api/v1/step/repeatable', {}))
  await timings.time('GET reward', () => client.call('GET /api/v1/reward/', {}))
  await timings.time('GET progress', () => client.call('GET /api/v1/progress', {}))
}
