import { describe, expect, test } from 'vitest'
import { logIn } from '../../testing/http.ts'
import { makeChild, makeSchool } from '../../testing/school.ts'
import { useTestApp } from '../../testing/test-app.ts'
import { addRows } from '../../testing/rows.ts'

const app = await useTestApp()
const child = await makeChild(app, await makeSchool(app), { worlds: [] })
const caller = await logIn(app, child.username)

const add = (body: unknown, by = caller) => by.call('POST /api/v1/book-read', { body })
const list = async (by = caller) => (await by.call('GET /api/v1/book-read')).body

describe('API-14 BOOK-1 a book that a child has read', () => {
  test('is added to the shelf with its grade, and removed', async () => {
    expect(await list()).toEqual([])
    const first = await add({ title: ' De uil ', review: 10 })
    expect([first.status, first.body]).toEqual([201, { id: first.body.id, title: 'De uil', review: 10 }])
    const second = await add({ title: 'De beer', review: 1 })
    expect(await list()).toEqual([second.body, first.body])

    const params = { id: first.body.id }
    const removed = await caller.call('DELETE /api/v1/book-read/:id', { params })
    expect([removed.status, removed.body]).toEqual([200, first.body])
    expect(await list()).toEqual([second.body])
    expect((await caller.call('DELETE /api/v1/book-read/:id', { params })).status).toBe(404)
  })

  test('is refused if the shelf is full', async () => {
    const { organisation_id, student_id, username } = await makeChild(app, child, { worlds: [] })
    const row = { organisation_id, student_id, title: 'x', review: 5, created_at: 0 }
    await addRows(
      app,
      'book_read',
      Array.from({ length: 500 }, () => row),
    )
    const { status, problem } = await add({ title: 'x', review: 5 }, await logIn(app, username))
    expect([status, problem.detail]).toEqual([409, 'Je boekenplank is vol. Haal eerst een boek weg.'])
  })
})

test.each<[string, unknown]>([
  ['no title', { title: ' ', review: 5 }],
  ['a title that is too long', { title: 'a'.repeat(151), review: 5 }],
  ['grade 11', { title: 'x', review: 11 }],
])('BOOK-1 %s is refused', async (_name, body) => {
  expect((await add(body)).status).toBe(422)
})
