import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { createCaller, logIn, type TestReply } from '../testing/http.ts'
import { groupExercises, getExercise, getStep, sendMove } from '../testing/player.ts'
import { makeChild, makeSchool } from '../testing/school.ts'
import { useTestApp } from '../testing/test-app.ts'
import { createRightMove } from '../modules/learn/developer/move.ts'

const app = await useTestApp()
const child = await makeChild(app, await makeSchool(app))
const caller = createCaller(app, (await logIn(app, child.username)).tokens.access_token)
const exercises = groupExercises(await getStep(caller, child.steps[0] ?? 0)).practise

const run = (statement: string) => sql.raw(statement).execute(app.database.queries)

/** Fills the disk: SQLite's file may not grow; PostgreSQL reports its error of a full disk. */
async function fillDisk(): Promise<void> {
  if (app.database.dialect.name === 'sqlite') {
    await run('PRAGMA max_page_count = 1')
    return
  }
  await run(
    `CREATE FUNCTION full_disk() RETURNS trigger LANGUAGE plpgsql AS
     $$ BEGIN RAISE EXCEPTION 'could not extend file' USING ERRCODE = 'disk_full'; END $$`,
  )
  for (const table of ['answer', 'note'])
    await run(`CREATE TRIGGER full_disk BEFORE INSERT ON ${table} EXECUTE FUNCTION full_disk()`)
}

const makeRoom = () =>
  run(
    app.database.dialect.name === 'sqlite'
      ? 'PRAGMA max_page_count = 1000000'
      : 'DROP FUNCTION full_disk CASCADE',
  )

const writeNote = (text: string) => caller.call('POST /api/v1/note', { body: { date: 0, title: 'x', text } })

/** Sends the next answer; returns the reply and a function that sends the same answer again. */
async function answerNext() {
  for (const exercise of exercises) {
    const state = (await getExercise(caller, exercise)).student_exercise[2]
    if (state.is_complete) continue
    const key = randomUUID()
    const send = () => sendMove(caller, exercise, state, createRightMove(state), key)
    return { reply: await send(), send }
  }
  throw new Error('There was room for every answer.')
}

/** Writes until a write is refused, because existing pages still have some room. */
async function untilRefused<T extends { readonly reply: TestReply<unknown> }>(
  write: () => Promise<T>,
): Promise<T> {
  for (;;) {
    const written = await write()
    if (written.reply.status >= 300) return written
  }
}

test('if the disk is full, writes get a 503 and reads succeed; once there is room, the answer is stored once', async () => {
  await fillDisk()
  const note = await untilRefused(async () => ({ reply: await writeNote('a'.repeat(900)) }))
  const answer = await untilRefused(answerNext)
  for (const { status, headers, problem } of [note.reply, answer.reply]) {
    expect([status, headers.get('retry-after'), problem.detail]).toEqual([
      503,
      '5',
      'Dit lukt nu even niet. Probeer het zo nog eens.',
    ])
  }
  expect((await caller.call('GET /api/v1/step')).status).toBe(200)
  await makeRoom()
  expect((await answer.send()).status).toBe(200)
  expect((await writeNote('weer plaats')).status).toBeLessThan(300)
})
