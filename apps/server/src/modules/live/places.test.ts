import { Readable } from 'node:stream'
import { beforeEach, describe, expect, test } from 'vitest'
import { getNowSeconds } from '../../clock.ts'
import { logIn, type TestCaller } from '../../testing/http.ts'
import { listenToChannel, type TestStream } from '../../testing/live.ts'
import {
  groupExercises,
  getExercise,
  getStep,
  playExercise,
  sendMove,
  findExercise,
} from '../../testing/player.ts'
import { makeChild, makeSchool, makeSupervisor, type TestChild } from '../../testing/school.ts'
import { useTestApp } from '../../testing/test-app.ts'
import { makeGroup } from '../../testing/make-group.ts'
import { createRightMove } from '../learn/developer/move.ts'
import { toTestId } from '../learn/path/step/exercise-id.ts'
import type { EventStream } from './stream.ts'
import { createSupervisorsChannel } from './hub.ts'
import { limitDatabase } from '../../db/limit-to-organisation.ts'

let child: TestChild
let caller: TestCaller & { readonly tokens: { readonly access_token: string } }
const streams: TestStream[] = []

const app = await useTestApp()

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

describe('API-5 the place of a child', () => {
  test('is sent to supervisors of its organisation at each word', async () => {
    const [first, second] = [await makeSupervisor(app, child), await makeSupervisor(app, child)]
    const [here, there] = [await listen(await tokenOf(first)), await listen(await tokenOf(second))]
    for (const stream of [here, there]) {
      expect((await stream.next()).event).toEqual({
        event: 'hello',
        time: getNowSeconds(app.clock),
        data: {},
      })
    }
    const [id = 0] = groupExercises(await getStep(caller, stepId())).explore
    const { words } = (await getExercise(caller, id)).student_exercise[2]
    const heard = { ...place, exercise_id: id, student_id: child.student_id, step_id: stepId() }
    for (const word_index of [3, 4]) {
      expect((await tell(id, { word_index })).status).toBe(201)
      for (const stream of [here, there]) {
        expect((await stream.next()).event).toEqual({
          event: 'student_place',
          time: getNowSeconds(app.clock),
          data: {
            place: {
              ...heard,
              word_index,
              word: { id: words[word_index]?.id, word: words[word_index]?.word },
              num_words: words.length,
              step_label: expect.any(String) as string,
              exercise_name: expect.any(String) as string,
            },
          },
        })
      }
    }
  })

  test('is sent without results in a test and a step dictation', async () => {
    const stream = await listen(await tokenOf(await makeSupervisor(app, child)))
    await stream.next()
    const { dictation } = groupExercises(await getStep(caller, stepId()))
    for (const exercise_id of [dictation, toTestId(stepId())]) {
      expect((await tell(exercise_id)).status).toBe(201)
      expect((await stream.next()).event.data).toMatchObject({
        place: { exercise_id, errors: 0, word_index: 3 },
      })
    }
  })

  test('is sent to no child, not even the child itself, and to no other organisation', async () => {
    const [id = 0] = groupExercises(await getStep(caller, stepId())).explore
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
    const [theirs = 0] = groupExercises(await getStep(strangers, stranger.steps[0] ?? 0)).explore
    await tell(theirs, {}, strangers)
    expect((await elsewhere.next()).event.data).toMatchObject({ place: { student_id: stranger.student_id } })
  })

  test('is sent to a late subscriber if it is from the last ten seconds', async () => {
    const token = await tokenOf(await makeSupervisor(app, child))
    const [id = 0, other = 0] = groupExercises(await getStep(caller, stepId())).explore
    await tell(id)
    app.clock.advance(11)
    await tell(other)
    const stream = await listen(token)
    await stream.next()
    expect((await stream.next()).event.data).toMatchObject({ place: { exercise_id: other } })
  })
})

describe('ZIEN-1 an answer of a child', () => {
  async function answer(exercise_id: number, isRight: boolean) {
    const run = (await getExercise(caller, exercise_id)).student_exercise[2]
    const move = isRight ? createRightMove(run) : { answer: 'fuot' }
    expect((await sendMove(caller, exercise_id, run, move)).status).toBe(200)
    return run.current_word
  }
  const typingExercise = () => findExercise(caller, stepId(), 'LuisterTyp')

  test('is sent at once with the written text, even in a dictation, and once to later subscribers', async () => {
    const supervisor = await logIn(app, await makeSupervisor(app, child))
    const stream = await listen(supervisor.tokens.access_token)
    await stream.next()
    const { dictation } = groupExercises(await getStep(caller, stepId()))
    const word = await answer(dictation, false)
    const first = await stream.next()
    expect(first.event).toMatchObject({
      event: 'student_move',
      time: getNowSeconds(app.clock),
      data: {
        move: {
          student_id: child.student_id,
          step_id: stepId(),
          exercise_id: dictation,
          kind: 'answer',
          words: [{ word, is_right: false, is_done: true }],
          written: 'fuot',
          num_done: 1,
          is_complete: false,
        },
      },
    })
    const typed = await typingExercise()
    await answer(typed, true)
    const second = await stream.next()
    expect(second.event.data).toMatchObject({
      move: { exercise_id: typed, words: [{ is_right: true }], written: null },
    })

    const { body } = await supervisor.call('GET /api/v1/begeleider/live/now')
    expect(body.events.map(({ id }) => String(id))).toEqual([first.id, second.id])
    expect(body.events.map(({ event }) => event)).toEqual([first.event, second.event])
    app.clock.advance(601)
    expect((await supervisor.call('GET /api/v1/begeleider/live/now')).body.events).toEqual([])
  })

  test('is sent once if many children answer at the same time, even if the announcement is late', async () => {
    const username = await makeSupervisor(app, child)
    const { queries } = app.database
    const user = queries.selectFrom('user').select('id').where('username', '=', username)
    const { id: user_id } = await user.executeTakeFirstOrThrow()
    const { organisation_id } = child
    const login = {
      family_id: 0,
      expires_at: 0,
      has_active_subscription: true,
      is_read_only: false,
      may_export: false,
    }
    const supervisor = { ...login, organisation_id, user_id, role: 'begeleider', student_id: null } as const
    const channel = createSupervisorsChannel(
      limitDatabase(app.database, organisation_id).queries,
      app.clock,
      supervisor,
    )
    const heard: number[] = []
    const send: EventStream['send'] = (_id, { event, data }) =>
      void (event === 'student_place' && heard.push(data.place.word_index))
    const stream: EventStream = { body: Readable.from([]), send, beat: () => undefined, end: () => undefined }
    const sendOf = async (...children: TestChild[]) => {
      for (const { student_id } of children) channel.note({ kind: 'work', student_id })
      await channel.sendNew(stream)
    }
    const other = await makeChild(app, child)
    const others = await logIn(app, other.username)
    const [theirs = 0] = groupExercises(await getStep(others, other.steps[0] ?? 0)).explore
    const [id = 0] = groupExercises(await getStep(caller, stepId())).explore
    await channel.begin(stream)
    await tell(theirs, { word_index: 1 }, others)
    await tell(id, { word_index: 2 })
    await sendOf(child)
    await tell(id, { word_index: 3 })
    await sendOf(child, other)
    expect(heard).toEqual([2, 1, 3])
  })

  test('is sent to later subscribers as the last twelve answers of each child', async () => {
    const supervisor = await logIn(app, await makeSupervisor(app, child))
    const other = await makeChild(app, child)
    const others = await logIn(app, other.username)
    const [theirs = 0] = groupExercises(await getStep(others, other.steps[0] ?? 0)).explore
    await tell(theirs, {}, others)
    const [id = 0] = groupExercises(await getStep(caller, stepId())).explore
    for (let word_index = 0; word_index < 14; word_index++) await tell(id, { word_index })
    const { events } = (await supervisor.call('GET /api/v1/begeleider/live/now')).body
    expect(events).toHaveLength(13)
    expect(events.at(-1)?.event.data).toMatchObject({ place: { word_index: 13, word: null } })
  })

  test('is sent only to users who may see the child', async () => {
    const [own, foreign] = [await makeSupervisor(app, child), await makeSupervisor(app, child)]
    await putInGroup(own)
    const listeners = await Promise.all([own, foreign].map((username) => logIn(app, username)))
    const heard = await Promise.all(listeners.map(({ tokens }) => listen(tokens.access_token)))
    for (const stream of heard) await stream.next()
    const [mine, other] = heard
    await answer(await typingExercise(), true)
    expect((await mine?.next())?.event.event).toBe('student_move')
    const seen = await Promise.all(
      listeners.map((listener) => listener.call('GET /api/v1/begeleider/live/now')),
    )
    expect(seen.map(({ body }) => body.events.length)).toEqual([1, 0])
    // The next event is about a child that every supervisor sees.
    const visible = await makeChild(app, child)
    const visibles = await logIn(app, visible.username)
    const [theirs = 0] = groupExercises(await getStep(visibles, visible.steps[0] ?? 0)).explore
    await tell(theirs, {}, visibles)
    expect((await other?.next())?.event.data).toMatchObject({ place: { student_id: visible.student_id } })
  })

  const putInGroup = async (username: string) => makeGroup(await logIn(app, username), [child])
})
