import { describe, expect, test } from 'vitest'
import { logIn } from '../../testing/http.ts'
import { makeChild, makeSchool } from '../../testing/school.ts'
import { useTestApp } from '../../testing/test-app.ts'
import { addRows } from '../../testing/rows.ts'

const app = await useTestApp()
const child = await makeChild(app, await makeSchool(app), { worlds: [] })
const caller = await logIn(app, child.username)

const note = (fields: object = {}) => ({
  date: 1_700_000_000,
  title: 'Het bos',
  text: 'Ik zag een uil.',
  ...fields,
})
const write = (body: unknown = note(), by = caller) => by.call('POST /api/v1/note', { body })
const list = async (by = caller) => (await by.call('GET /api/v1/note')).body
const newChild = async () =>
  logIn(app, (await makeChild(app, await makeSchool(app), { worlds: [] })).username)

describe('API-13 LOG-1 a note of a child', () => {
  test('is written, read, changed and removed', async () => {
    const now = Math.floor(app.clock.nowMs() / 1000)
    const { status, body } = await write()
    expect(status).toBe(201)
    expect(body).toEqual({ id: body.id, ...note(), created_at: now, updated_at: now, user_id: child.user_id })
    expect(await list()).toEqual([body])

    app.clock.advance(60)
    const params = { id: body.id }
    const changed = await caller.call('PUT /api/v1/note/:id', {
      params,
      body: { title: '', text: 'Twee uilen!\n\n🦉🦉' },
    })
    const after = { ...body, title: '', text: 'Twee uilen!\n\n🦉🦉', updated_at: now + 60 }
    expect([changed.status, changed.body]).toEqual([200, after])
    expect(await list()).toEqual([after])

    const removed = await caller.call('DELETE /api/v1/note/:id', { params })
    expect([removed.status, removed.body]).toEqual([200, after])
    expect(await list()).toEqual([])
    expect((await caller.call('DELETE /api/v1/note/:id', { params })).status).toBe(404)
  })

  test('is listed before older notes', async () => {
    const writer = await newChild()
    for (const date of [1_700_000_000, 1_800_000_000, 1_700_000_000]) await write(note({ date }), writer)
    const notes = await list(writer)
    expect(notes.map(({ date }) => date)).toEqual([1_800_000_000, 1_700_000_000, 1_700_000_000])
    expect(notes[1]?.id).toBeGreaterThan(notes[2]?.id ?? 0)
  })

  test('is refused with 409 if the logbook is full', async () => {
    const newcomer = await makeChild(app, await makeSchool(app), { worlds: [] })
    const { organisation_id, student_id } = newcomer
    const row = { organisation_id, student_id, ...note(), created_at: 0, updated_at: 0 }
    await addRows(
      app,
      'note',
      Array.from({ length: 299 }, () => row),
    )
    const owner = await logIn(app, newcomer.username)
    expect((await write(note(), owner)).status).toBe(201)
    const { status, problem } = await write(note(), owner)
    expect([status, problem.detail]).toEqual([409, 'Je logboek is vol. Haal eerst een oude notitie weg.'])
    expect(await list(owner)).toHaveLength(300)
  })
})

describe('the content of a note', () => {
  test.each<[string, unknown]>([
    ['a title that is too long', note({ title: 'a'.repeat(101) })],
    ['a text that is too long', note({ text: 'a'.repeat(5001) })],
    ['a NUL', note({ text: 'a\0b' })],
    ['a date in ms', note({ date: 1_700_000_000_000 })],
  ])('is refused with %s', async (_name, body) => {
    expect((await write(body)).status).toBe(422)
  })

  test('is required, and the error is at the text field', async () => {
    const { status, problem } = await write(note({ title: ' ', text: '\n' }))
    expect([status, problem.errors]).toEqual([422, { text: 'Schrijf eerst iets op.' }])
  })
})
