import { getEndpoint, type EndpointName } from '@letterliaan/contract'
import { createEntry, openSettings } from '@letterliaan/rules/preparation'
import { listForeignIds } from '../foreign-ids.ts'
import type { CallerRole, FullSchool } from '../full-school.ts'
import { createCaller, logIn, type TestCaller, type TestCallInput } from '../http.ts'
import { groupExercises, getStep } from '../player.ts'
import { makeChild } from '../school.ts'
import { getTest, createToetsAnswerBody } from '../test-taker.ts'
import type { TestApp } from '../test-app.ts'
import { createExamples } from './example.ts'
import { createPlayerBody } from './player-body.ts'
import {
  createBearerHeaders,
  fillPath,
  createElsewhereHeaders,
  jsonHeaders,
  type RawRequest,
} from './send.ts'

export interface ValidRequest {
  /** Empty if nobody is logged in. */
  readonly token: string
  readonly input: TestCallInput
}

/** Makes valid requests to a call, one for each kind of body. Makes new ones if an earlier call changed rows. */
export type MakeValidRequests = (call: EndpointName) => Promise<readonly ValidRequest[]>

/** An administrator, who can use every group and child whatever an earlier call changed. */
const rolesFor = {
  user: ['student', 'administrator'],
  student: ['student'],
  player: ['student'],
  supervisor: ['administrator'],
  administrator: ['administrator'],
  board: ['bestuur'],
  'administrator-or-board': ['administrator', 'bestuur'],
  staff: ['administrator'],
} as const satisfies Record<string, readonly CallerRole[]>

/** Fields with one possible value. Other values are refused before the remaining fields are checked. */
const plainFields = { client_id: 'letterliaan-game', client_secret: 'letterliaan', level_id: 4 }

const newPath = () => ({
  entries: [createEntry({ nr: 1, is_own: false, is_test_step: false }, 1)],
  settings: openSettings,
})

type ReadInput = (caller: TestCaller) => Promise<TestCallInput>

export async function createValidRequests(app: TestApp, school: FullSchool): Promise<MakeValidRequests> {
  const inputs = listForeignIds(school, school)
  const child = await makeChild(app, school.child)
  const player = await logIn(app, child.username)
  const exercise = groupExercises(await getStep(player, child.steps[0] ?? 0)).practise[1] ?? 0
  const test_id = (school.child.steps[0] ?? 0) * 100

  const stored: Partial<Record<EndpointName, ReadInput>> = {
    'PUT /api/v1/exercise/:id': async () => ({
      params: { id: exercise },
      body: await createPlayerBody(player, exercise),
    }),
    'PUT /api/v1/test/:id': async (caller) => {
      const toets = await getTest(caller, test_id)
      return { params: { id: test_id }, body: createToetsAnswerBody(toets, toets.current_word ?? 'x') }
    },
    'PATCH /api/v1/begeleider/own-step/:id': async (caller) => {
      const own = { params: { id: school.own_step_id } }
      const { step, version } = (await caller.call('GET /api/v1/begeleider/own-step/:id', own)).body
      return { ...own, body: { step, version } }
    },
    'POST /api/v1/begeleider/own-step/words': async (caller) => {
      const pasted = { body: { text: 'bakker\nkikker\nladder' } }
      const { words } = (await caller.call('POST /api/v1/begeleider/own-word/split', pasted)).body
      return { body: { label: 'Woorden', words, apart: [] } }
    },
    'PUT /api/v1/begeleider/group/:id/path': async (caller) => {
      const params = { id: school.group_id }
      const { version } = (await caller.call('GET /api/v1/begeleider/group/:id/path', { params })).body
      return { params, body: { version, path: newPath() } }
    },
    'PUT /api/v1/begeleider/student/:id/path': async (caller) => {
      const params = { id: school.child.student_id }
      const { version } = (await caller.call('GET /api/v1/begeleider/student/:id/path', { params })).body
      return { params, body: { version, path: newPath() } }
    },
  }

  async function inputsOf(call: EndpointName, token: string): Promise<readonly TestCallInput[]> {
    const read = stored[call]
    if (read) return [await read(createCaller(app, token))]
    const known = inputs[call]
    if (typeof known === 'object') return known.slice(0, 1)
    const { params, body } = getEndpoint(call)
    const filled = params ? (createExamples(params, { id: 1 })[0] as TestCallInput['params']) : {}
    const bodies = body ? createExamples(body, plainFields) : [undefined]
    return bodies.map((each) => (filled ? { params: filled, body: each } : { body: each }))
  }

  return async (call) => {
    const { auth, needs = 'player' } = getEndpoint(call)
    const isPlaying = call === 'PUT /api/v1/exercise/:id'
    const roles = auth === 'none' ? [null] : rolesFor[needs]
    const requests = roles.map(async (role) => {
      const own = role === null ? '' : await school.logInAs(role)
      const token = isPlaying ? player.tokens.access_token : own
      return (await inputsOf(call, token)).map((input) => ({ token, input }))
    })
    return (await Promise.all(requests)).flat()
  }
}

export function toRawRequest(call: EndpointName, { token, input }: ValidRequest): RawRequest {
  const [method = '', path = ''] = call.split(' ')
  const search = new URLSearchParams(input.query).toString()
  const { body } = input
  return {
    method,
    path: fillPath(path, input.params ?? {}) + (search && `?${search}`),
    headers: {
      ...(token !== '' && createBearerHeaders(token)),
      ...createElsewhereHeaders(),
      ...(body !== undefined && jsonHeaders),
      ...input.headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  }
}
