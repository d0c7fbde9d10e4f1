import { deflateSync } from 'node:zlib'
import { readRoster, RosterError } from '@letterliaan/roster'
import { expect, test } from 'vitest'
import { createRightMove } from '../../learn/developer/move.ts'
import { logIn } from '../../../testing/http.ts'
import { groupExercises, getExercise, getStep, sendMove } from '../../../testing/player.ts'
import { measureLoopMs } from '../../../testing/loop-time.ts'
import { createFile } from '../../../testing/roster-school.ts'
import { makeChild, makeSchool, makeSupervisor } from '../../../testing/school.ts'
import { useTestApp } from '../../../testing/test-app.ts'

const app = await useTestApp()
const supervisor = await logIn(app, await makeSupervisor(app, await makeSchool(app)))
const school = await makeSchool(app)
const pupils = await Promise.all(Array.from({ length: 30 }, () => makeChild(app, school)))
const children = await Promise.all(
  pupils.map(async ({ username, steps }) => {
    const caller = await logIn(app, username)
    return { caller, exercises: groupExercises(await getStep(caller, steps[0] ?? 0)).explore }
  }),
)

const long = (from: number) =>
  Array.from({ length: 1999 }, (_, at) => `${'Ab'.repeat(26)}${from + at};${'Cd'.repeat(26)}${from + at}`)

const files: readonly (readonly [name: string, text: string, sentence: RegExp])[] = [
  ['a line of two million cells', 'a;'.repeat(2_000_000), /kolommen/],
  ['a line of a million names', 'Noor, '.repeat(800_000), /kolommen|namen/],
  ['a million lines', 'Noor de Vries\n'.repeat(350_000), /rijen/],
  ['a column of quotes', '"a;\n'.repeat(1_000_000), /rijen|aanhalingsteken/],
  ['spaces', `a\n${' '.repeat(4_900_000)}b`, /rij/],
  [
    'a million elements',
    `<EDEX><leerlingen>${'<a/>'.repeat(1_000_000)}</leerlingen></EDEX>`,
    /^[A-Z].*[.?]$/,
  ],
  [
    'attributes',
    `<EDEX ${Array.from({ length: 350_000 }, (_, at) => `a${at}="1"`).join(' ')}/>`,
    /^[A-Z].*[.?]$/,
  ],
  ['bytes', Buffer.from(deflateSync(Buffer.alloc(4_000_000, 1))).toString('latin1'), /geen tekst/],
  ['two thousand long names', ['voornaam;achternaam', ...long(1000)].join('\n'), /^[A-Z].*[.?]$/],
]

const send = (text: string) =>
  supervisor.call('POST /api/v1/begeleider/roster/preview', { upload: createFile(text) })
// Reads a small file first, so that the thread and its code are loaded.
await send('Noor de Vries')

test('STOP-2 a slow file does not block the event loop', async () => {
  const [, text = ''] = files.find(([name]) => name === 'attributes') ?? []
  const upload = new TextEncoder().encode(text)
  const toRead = await measureLoopMs(() => expect(() => readRoster(upload, null)).toThrow(RosterError))
  expect(await measureLoopMs(() => send(text))).toBeLessThan(0.8 * toRead)
})

test('STOP-2 hostile files are read or refused with a sentence, while thirty children keep answering', async () => {
  const sent = files.map(([, text]) => send(text))
  for (const at of [0, 1]) {
    const answers = children.map(async ({ caller, exercises }) => {
      const id = exercises[at] ?? 0
      const run = (await getExercise(caller, id)).student_exercise[2]
      return (await sendMove(caller, id, run, createRightMove(run))).status
    })
    expect(new Set(await Promise.all(answers))).toEqual(new Set([200]))
  }
  for (const [at, { status, problem }] of (await Promise.all(sent)).entries()) {
    const [name, , sentence] = files[at] ?? []
    expect(status === 200 || (status === 422 && sentence?.test(problem.detail)), name).toBe(true)
  }
})
