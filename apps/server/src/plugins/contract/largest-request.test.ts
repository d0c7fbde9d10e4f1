// @database any
import { contract, endpointOf, type EndpointName, type Tokens } from '@letterliaan/contract'
import { newEntry, openSettings } from '@letterliaan/rules/preparation'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { foreignIds } from '../../testing/foreign-ids.ts'
import { makeFullSchool, type CallerRole, type FullSchool } from '../../testing/full-school.ts'
import { knowledgeOfPlayer } from '../../testing/hostile/caller-knowledge.ts'
import { sendAndCheck } from '../../testing/hostile/check.ts'
import { examplesOf } from '../../testing/hostile/example.ts'
import { largestBodiesOf, largestMutationsOf, largestUploads } from '../../testing/hostile/largest.ts'
import { writeMutated } from '../../testing/hostile/mutate.ts'
import { bearerHeaders, fillPath, fromElsewhere, jsonHeaders } from '../../testing/hostile/valid-call.ts'
import { callerAs, logIn, type TestCaller, type TestCallInput } from '../../testing/http.ts'
import { exercisesOf, getStep } from '../../testing/player.ts'
import { makeChild } from '../../testing/school.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
let school: FullSchool
/** Inputs that name what is of the caller's own school. */
let inputs: ReturnType<typeof foreignIds>
/** Of a child that plays. */
let player: TestCaller & { readonly tokens: Tokens }
let exercise: number

beforeAll(async () => {
  app = await startTestApp()
  school = await makeFullSchool(app)
  inputs = foreignIds(school, school)
  const child = await makeChild(app, school.child)
  player = await logIn(app, child.username)
  exercise = exercisesOf(await getStep(player, child.steps[0] ?? 0)).practise[1] ?? 0
})
afterAll(() => app.close())

/** An administrator reaches every group and child, whatever an earlier call changed. */
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

interface Sender {
  readonly call: EndpointName
  readonly input: TestCallInput
  /** Sends the call with another body or query; counts it as taken when it succeeds. */
  readonly send: (other: {
    readonly body?: string
    readonly query?: string
    readonly type?: string
  }) => Promise<void>
}

const taken = new Map<EndpointName, number>()
const isPlaying = (call: EndpointName): boolean => call === 'PUT /api/v1/exercise/:id'

async function tokensOf(call: EndpointName): Promise<readonly string[]> {
  const { auth, needs = 'player' } = endpointOf(call)
  if (auth === 'none') return ['']
  if (isPlaying(call)) return [player.tokens.access_token]
  return Promise.all(rolesFor[needs].map((role) => school.logInAs(role)))
}

/** Fields of one value only, without which a call is refused before its other fields are used. */
const plainFields = { client_id: 'letterliaan-game', client_secret: 'letterliaan', level_id: 4 }

type ReadInput = (caller: TestCaller) => Promise<TestCallInput>

/** Inputs that depend on what is stored. */
const storedInputs: Partial<Record<EndpointName, ReadInput>> = {
  'PUT /api/v1/exercise/:id': async () => ({
    params: { id: exercise },
    body: await knowledgeOfPlayer(app, player.tokens.access_token, exercise, []).learn(),
  }),
  'PUT /api/v1/begeleider/own-step/:id': async (caller) => {
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

const newPath = () => ({
  entries: [newEntry({ nr: 1, is_own: false, is_test_step: false }, 1)],
  settings: openSettings,
})

async function inputsOf(call: EndpointName, token: string): Promise<readonly TestCallInput[]> {
  const stored = await storedInputs[call]?.(callerAs(app, token))
  if (stored) return [stored]
  const known = inputs[call]
  if (typeof known === 'object') return known.slice(0, 1)
  const { params, body } = endpointOf(call)
  const filled = params ? (examplesOf(params, { id: 1 })[0] as TestCallInput['params']) : {}
  const bodies = body ? examplesOf(body, plainFields) : [undefined]
  return bodies.map((each) => (filled ? { params: filled, body: each } : { body: each }))
}

async function sendersOf(call: EndpointName): Promise<Sender[]> {
  const tokens = await tokensOf(call)
  const senders = tokens.map(async (token) =>
    (await inputsOf(call, token)).map((input) => senderOf(call, token, input)),
  )
  return (await Promise.all(senders)).flat()
}

function senderOf(call: EndpointName, token: string, input: TestCallInput): Sender {
  const [method = '', path = ''] = call.split(' ')
  return {
    call,
    input,
    async send({ body, query, type }) {
      const headers = {
        ...(token !== '' && bearerHeaders(token)),
        ...fromElsewhere(),
        ...(body !== undefined && (type === undefined ? jsonHeaders : { 'content-type': type })),
      }
      const search = query ?? new URLSearchParams(input.query).toString()
      const filled = fillPath(path, input.params ?? {}) + (search && `?${search}`)
      const sent = { method, path: filled, headers, ...(body !== undefined && { body }) }
      const { status } = await sendAndCheck(app.url, call, sent)
      if (status < 300) taken.set(call, (taken.get(call) ?? 0) + 1)
    },
  }
}

const maxQuery = 4000

async function sendQueries({ call, input, send }: Sender): Promise<void> {
  const { query } = endpointOf(call)
  if (!query) return
  for (const largest of largestBodiesOf(query, { known: {}, maxBytes: maxQuery })) {
    for (const [name, value] of Object.entries(largest as object)) {
      const other = { ...input.query, [name]: String(value).slice(0, maxQuery) }
      await send({ query: new URLSearchParams(other).toString() })
    }
  }
}

async function sendBodies({ call, input, send }: Sender): Promise<void> {
  const { body, maxBodyBytes = 1_000_000 } = endpointOf(call)
  if (!body) return
  const known = (input.body ?? {}) as Readonly<Record<string, unknown>>
  for (const mutation of largestMutationsOf(body, known)) await send({ body: writeMutated(known, mutation) })
  const ids = Object.fromEntries(Object.entries(known).filter(([name]) => /(^|_)ids?$/.test(name)))
  for (const fields of [ids, known, plainFields]) {
    for (const largest of largestBodiesOf(body, { known: fields, maxBytes: maxBodyBytes }))
      await send({ body: JSON.stringify(largest) })
  }
}

async function sendUploads({ call, send }: Sender): Promise<void> {
  const { upload } = endpointOf(call)
  for (const body of upload ? largestUploads(upload.maxBytes) : [])
    await send({ body, type: upload?.types[0] ?? '' })
}

/** They end a login, a child or the work of another call, so they come last. */
const ends = /^DELETE|erasure|archive|closing|password|hand-over|withdraw|undo|logout|removal|staff|take-over/
const calls = (Object.keys(contract) as EndpointName[]).toSorted(
  (a, b) => Number(ends.test(a)) - Number(ends.test(b)),
)
const isGet = (call: EndpointName): boolean => call.startsWith('GET ')
const isStream = (call: EndpointName): boolean => endpointOf(call).events !== undefined
const changing = calls.filter((call) => !isGet(call))

const trySending = async (call: EndpointName): Promise<void> => {
  for (const sender of await sendersOf(call)) {
    await sendQueries(sender)
    await sendBodies(sender)
    await sendUploads(sender)
    if (isGet(call)) await sender.send({})
  }
}

test.each(changing.filter((call) => !ends.test(call)))('%s answers its largest request', trySending)
test.each(calls.filter((call) => isGet(call) && !isStream(call)))(
  '%s answers after the largest requests',
  trySending,
)
test.each(changing.filter((call) => ends.test(call)))('%s answers its largest request', trySending)

/** The others want a code, a file or a state that no schema describes. */
test('six of ten calls with a body take one of the largest requests', () => {
  const bodied = calls.filter((call) => endpointOf(call).body)
  const never = bodied.filter((call) => !taken.has(call))
  expect(never.length / bodied.length, never.join('\n')).toBeLessThan(0.4)
})
