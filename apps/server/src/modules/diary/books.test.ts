import type { Book } from '@letterliaan/contract'
import { describe, expect, test } from 'vitest'
import { logIn, type TestCaller } from '../../testing/http.ts'
import { makeChild, makeSchool, makeSupervisor, type TestSchool } from '../../testing/school.ts'
import { useTestApp } from '../../testing/test-app.ts'
import { readSchoolAudit } from '../../testing/read-school-audit.ts'

const app = await useTestApp()
const school = await makeSchool(app)
const supervisor: TestCaller = await logIn(app, await makeSupervisor(app, school))
const owner = await makeChild(app, school, { worlds: [] })
const child: TestCaller = await logIn(app, owner.username)

const book = (fields: object = {}) => ({
  title: 'De uil die niet slapen kon',
  author: 'A. Veer',
  file: null,
  url: 'https://bieb.example.nl/uil',
  ...fields,
})
const add = (body: unknown = book(), by = supervisor) => by.call('POST /api/v1/book', { body })
const list = async (by = child) => (await by.call('GET /api/v1/book')).body

describe('API-14 the list of books of an organisation', () => {
  test('is edited by supervisors and read by children', async () => {
    expect(await list()).toEqual([])
    const { status, body } = await add()
    expect([status, body]).toEqual([201, { id: body.id, ...book(), student_id: null }])
    const params = { id: body.id }
    expect(await list()).toEqual([body])
    expect((await child.call('GET /api/v1/book/:id', { params })).body).toEqual(body)

    const changed = await supervisor.call('PUT /api/v1/book/:id', {
      params,
      body: book({ title: 'De uil', url: null, file: 'uil.epub' }),
    })
    const after: Book = { ...body, title: 'De uil', url: null, file: 'uil.epub' }
    expect([changed.status, changed.body]).toEqual([200, after])
    expect(await list()).toEqual([after])

    const removed = await supervisor.call('DELETE /api/v1/book/:id', { params })
    expect([removed.status, removed.body]).toEqual([200, after])
    expect(await list()).toEqual([])
    expect((await child.call('GET /api/v1/book/:id', { params })).status).toBe(404)
    const actions = (await readSchoolAudit(app, school)).map(({ action }) => action)
    expect(actions).toEqual(['book_added', 'book_changed', 'book_removed'])
  })

  test('accepts a book that has only a title, and is sorted by title', async () => {
    for (const title of ['zon', 'Élan', 'aap', 'Deel 10', 'Deel 9']) await add({ title })
    expect((await list()).map(({ title }) => title)).toEqual(['aap', 'Deel 9', 'Deel 10', 'Élan', 'zon'])
    const [first] = await list()
    expect(first).toMatchObject({ author: '', file: null, url: null })
  })

  test('refuses a book if the list is full', async () => {
    const full = await makeSchool(app)
    const { organisation_id } = full
    const row = {
      organisation_id,
      student_id: null,
      title: 'x',
      author: '',
      file: null,
      url: null,
      created_at: 0,
      updated_at: 0,
    }
    const rows = Array.from({ length: 500 }, () => row)
    for (const part of [rows, rows]) await app.database.queries.insertInto('book').values(part).execute()
    const keeper = await logIn(app, await makeSupervisor(app, full))
    const { status, problem } = await add(book(), keeper)
    expect([status, problem.detail]).toEqual([409, 'Er passen 1000 boeken op de lijst.'])
  })
})

describe('API-14 the own titles of a child', () => {
  const own = (fields: object = {}) => ({ title: 'Mijn dino', author: 'T. Rex', ...fields })
  const another = async (here: TestSchool): Promise<TestCaller> =>
    logIn(app, (await makeChild(app, here, { worlds: [] })).username)

  test('are added, changed and removed by the child, and its supervisor sees them', async () => {
    const added = await add(own(), child)
    const { id } = added.body
    const first: Book = {
      id,
      title: 'Mijn dino',
      author: 'T. Rex',
      file: null,
      url: null,
      student_id: owner.student_id,
    }
    expect([added.status, added.body]).toEqual([201, first])
    for (const reader of [child, supervisor]) expect(await list(reader)).toContainEqual(first)
    const params = { id }
    const changed = await child.call('PUT /api/v1/book/:id', {
      params,
      body: own({ title: 'Dino 2', author: '' }),
    })
    expect([changed.status, changed.body]).toEqual([200, { ...first, title: 'Dino 2', author: '' }])
    const removed = await child.call('DELETE /api/v1/book/:id', { params })
    expect([removed.status, removed.body]).toEqual([200, changed.body])
    expect((await child.call('GET /api/v1/book/:id', { params })).status).toBe(404)
  })

  test('can be neither seen nor changed by other children of the school', async () => {
    const other = await another(school)
    const { body } = await add(own(), child)
    const params = { id: body.id }
    const replies = [
      await other.call('GET /api/v1/book/:id', { params }),
      await other.call('PUT /api/v1/book/:id', { params, body: own({ title: 'Gekaapt' }) }),
      await other.call('DELETE /api/v1/book/:id', { params }),
    ]
    expect(replies.map(({ status }) => status)).toEqual([404, 404, 404])
    expect((await list(other)).map(({ id }) => id)).not.toContain(body.id)
    expect(await list()).toContainEqual(body)
  })

  test('keep a supervisor’s file and address if the child changes the title', async () => {
    const refused = await add(own({ url: 'https://bieb.example.nl/dino', file: 'dino.epub' }), child)
    expect([refused.status, refused.problem.errors]).toEqual([
      422,
      { file: 'Een bestand vult je begeleider in.', url: 'Een webadres vult je begeleider in.' },
    ])
    const { body } = await add(own(), child)
    const params = { id: body.id }
    const url = 'https://bieb.example.nl/dino'
    await supervisor.call('PUT /api/v1/book/:id', { params, body: own({ url }) })
    const unchanged = await child.call('PUT /api/v1/book/:id', { params, body: own({ title: 'Dino 3' }) })
    expect(unchanged.body).toEqual({ ...body, title: 'Dino 3', url })
    const other = own({ url: 'https://bieb.example.nl/anders' })
    expect((await child.call('PUT /api/v1/book/:id', { params, body: other })).status).toBe(422)
    const removed = await supervisor.call('DELETE /api/v1/book/:id', { params })
    expect(removed.status).toBe(200)
  })

  test('a new title is refused if the child has a hundred already or no subscription', async () => {
    const { organisation_id } = school
    const full = await makeChild(app, school, { worlds: [] })
    const row = {
      organisation_id,
      student_id: full.student_id,
      title: 'x',
      author: '',
      file: null,
      url: null,
    }
    const rows = Array.from({ length: 100 }, () => ({ ...row, created_at: 0, updated_at: 0 }))
    await app.database.queries.insertInto('book').values(rows).execute()
    const { status, problem } = await add(own(), await logIn(app, full.username))
    expect([status, problem.detail]).toEqual([409, 'Je hebt al 100 eigen titels. Haal er eerst een weg.'])
    const ended = await makeSchool(app, { days: -1, can_be_renewed: true })
    expect((await add(own(), await another(ended))).status).toBe(403)
  })
})

test.each<[string, unknown]>([
  ['a title that is too long', book({ title: 'a'.repeat(151) })],
  ['an author that is too long', book({ author: 'a'.repeat(101) })],
  ['an address without https', book({ url: 'http://bieb.nl/uil' })],
  ['an address that is code', book({ url: 'javascript:alert(1)' })],
  ['data', book({ url: 'data:text/html,<script>alert(1)</script>' })],
  ['an address without a place', book({ url: 'https://' })],
  ['the machine itself', book({ url: 'https://localhost/uil' })],
])('an invalid book is refused: %s', async (_name, body) => {
  expect((await add(body)).status).toBe(422)
})
