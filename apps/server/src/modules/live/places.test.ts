import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { nowSeconds } from '../../clock.ts'
import { logIn, type TestCaller } from '../../testing/http.ts'
import { listenToChannel, type TestStream } from '../../testing/live.ts'
import { exercisesOf, getStep, playExercise } from '../../testing/player.ts'
import { makeChild, makeSchool, makeSupervisor, type TestChild } from '../../testing/school.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { toTestId } from '../path/step/exercise-id.ts'

let app: TestApp
let child: TestChild
let caller: TestCaller & { readonly tokens: { readonly access_token: string } }
const streams: TestStream[] = []

beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

beforeEach(async () => {
  child = await makeChild(app, await makeSchool(app), { test_kind: 'entry' })
  caller = await logIn(app, child.username)
  return () => {
    for (const stream of streams.splice(0)) stream.leave()
  }
})

const stepId = (): number => child.steps[0] ?? 0
const place = { difficulty: 2, step: 2, word_index: 3, errors: 1, cheats_used: 0, hints_used: 2 } as const
const tell = (exercise_id: number, more: object = {}, who: TestCaller = caller) =>
  who.call('POST /api/v1/progress', { body: { exercise_id, ...place, ...more } })

async function listen(token: string, channel_id: string | null = null): Promise<TestStream> {
  const stream = await listenToChannel({ url: app.url, token, channel_id })
  streams.push(stream)
  return stream
}

const tokenOf = async (username: string): Promise<string> => (await logIn(app, username)).tokens.access_token

describe('API-5 where a child is', () => {
  test('is heard by the supervisors of its organisation, each word anew', async () => {
    const [first, second] = [await makeSupervisor(app, child), await makeSupervisor(app, child)]
    const [here, there] = [await listen(await tokenOf(first)), await listen(await tokenOf(second))]
    for (const stream of [here, there]) {
      expect((await stream.next()).event).toEqual({ event: 'hello', time: nowSeconds(app.clock), data: {} })
    }
    const [id = 0] = exercisesOf(await getStep(caller, stepId())).explore
    const heard = { ...place, exercise_id: id, student_id: child.student_id, step_id: stepId() }
    for (const word_index of [3, 4]) {
      expect((await tell(id, { word_index })).status).toBe(201)
      for (const stream of [here, there]) {
        expect((await stream.next()).event).toEqual({
          event: 'student_place',
          time: nowSeconds(app.clock),
          data: { place: { ...heard, word_index } },
        })
      }
    }
  })

  test('is heard in a test and a step dictation without how it goes', async () => {
    const stream = await listen(await tokenOf(await makeSupervisor(app, child)))
    await stream.next()
    const { dictation } = exercisesOf(await getStep(caller, stepId()))
    for (const exercise_id of [dictation, toTestId(stepId())]) {
      expect((await tell(exercise_id)).status).toBe(201)
      expect((await stream.next()).event.data).toMatchObject({
        place: { exercise_id, errors: 0, word_index: 3 },
      })
    }
  })

  test('is heard by no child, not the child itself either, and by no other organisation', async () => {
    const [id = 0] = exercisesOf(await getStep(caller, stepId())).explore
    expect((await listen(caller.tokens.access_token)).status).toBe(403)
    expect((await listen('nothing')).status).toBe(401)
    const school = await makeSchool(app)
    const elsewhere = await listen(await tokenOf(await makeSupervisor(app, school)))
    const { channel_id } = (await caller.call('GET /api/v1/user/me/')).body
    const own = await listen(caller.tokens.access_token, channel_id)
    for (const stream of [elsewhere, own]) await stream.next()
    await tell(id)
    await playExercise(caller, id, 2)
    expect((await own.next()).event.event).toBe('complete_exercise')

    const stranger = await makeChild(app, school)
    const strangers = await logIn(app, stranger.username)
    const [theirs = 0] = exercisesOf(await getStep(strangers, stranger.steps[0] ?? 0)).explore
    await tell(theirs, {}, strangers)
    expect((await elsewhere.next()).event.data).toMatchObject({ place: { student_id: stranger.student_id } })
  })

  test('of the last ten seconds is heard by who comes later, of before that not', async () => {
    const token = await tokenOf(await makeSupervisor(app, child))
    const [id = 0, other = 0] = exercisesOf(await getStep(caller, stepId())).explore
    await tell(id)
    app.clock.advance(11)
    await tell(other)
    const stream = await listen(token)
    await stream.next()
    expect((await stream.next()).event.data).toMatchObject({ place: { exercise_id: other } })
  })
})
