import type { ExerciseDocument, ExerciseSummary } from '@letterliaan/contract'
import { extractText, getDocumentProxy } from 'unpdf'
import { describe, expect, test } from 'vitest'
import { logIn, type TestCaller } from '../../../testing/http.ts'
import { downloadWorkbook, getExercise, getStep, sendMove } from '../../../testing/player.ts'
import { countRows, findRows } from '../../../testing/rows.ts'
import { makeChild, makeSchool, makeSupervisor } from '../../../testing/school.ts'
import { useTestApp } from '../../../testing/test-app.ts'
import { daySeconds } from '../../../testing/test-clock.ts'
import { toFileName } from './workbook.ts'

const app = await useTestApp()
const child = await makeChild(app, await makeSchool(app))
const caller = await logIn(app, child.username)

const stepId = (): number => child.steps[0] ?? 0

async function workbookExercise(): Promise<ExerciseSummary> {
  const { exercises } = await getStep(caller, stepId())
  const workbook = exercises.find(({ exercise_type }) => exercise_type.template === 'Werkboek')
  if (!workbook) throw new Error('The step has a Werkboek.')
  return workbook
}

const read = async (response: Response): Promise<{ text: string; pages: number }> => {
  const pdf = await getDocumentProxy(new Uint8Array(await response.arrayBuffer()))
  const { text, totalPages } = await extractText(pdf, { mergePages: true })
  return { text, pages: totalPages }
}

const fetchDocument = ({ url }: Pick<ExerciseDocument, 'url'>, headers: Record<string, string> = {}) =>
  fetch(app.url + url, { headers })

describe('the workbook of a step', () => {
  test('EX-17 is neither done nor paid if the client claims a download that the child did not make', async () => {
    const { id, documents } = await workbookExercise()
    const run = (await getExercise(caller, id)).student_exercise[2]
    const classmate = await logIn(app, (await makeChild(app, child)).username)
    const refused = async (): Promise<void> => {
      const { status, problem } = await sendMove(caller, id, run, { downloaded: true })
      expect([status, problem.detail]).toEqual([409, 'Download eerst je werkboek.'])
      expect(problem.student_exercise).toEqual(run)
    }
    await refused()
    // A signature is valid for its own step only.
    const another = (documents[0]?.url ?? '').replace(`/${stepId()}/`, `/${child.steps[1] ?? 0}/`)
    expect((await fetchDocument({ url: another })).status).toBe(401)
    await downloadWorkbook(classmate, stepId())
    await refused()
    expect(await countRows(app, 'point', child.student_id)).toBe(0)
    expect(await countRows(app, 'answer', child.student_id)).toBe(0)
  })

  test('EX-17 is paid once for each download', async () => {
    const { id } = await workbookExercise()
    await downloadWorkbook(caller, stepId())
    const run = (await getExercise(caller, id)).student_exercise[2]
    const { status, body } = await sendMove(caller, id, run, { downloaded: true })
    expect(status).toBe(200)
    expect(body.points_earned).toBeGreaterThan(0)
    expect((await getExercise(caller, id)).status[2]).toBe(2)
    expect((await caller.call('GET /api/v1/user/me/')).body.student?.num_words).toBe(0)
    const other = (await getExercise(caller, id)).student_exercise[1]
    expect((await sendMove(caller, id, other, { downloaded: true })).status).toBe(409)
    expect(body).toMatchObject({ is_complete: true, status: 2, percentage_score: 100 })
    expect(body.documents).toHaveLength(1)
    const rows = await findRows(app, 'answer', { exercise_id: id }, ['part', 'is_right'])
    expect(rows.map(({ part }) => part)).toEqual(run.words.map((_, at) => at))
  })

  test('EX-17 is done if its address in `documents` was fetched without a token', async () => {
    const { id, documents } = await workbookExercise()
    const run = (await getExercise(caller, id)).student_exercise[1]
    expect((await sendMove(caller, id, run, { downloaded: true })).status).toBe(409)
    expect((await fetchDocument(documents[0] ?? { url: '' })).status).toBe(200)
    expect((await sendMove(caller, id, run, { downloaded: true })).body).toMatchObject({ is_complete: true })
  })

  test('is listed by its exercise and the runs of the exercise, and by no other exercise', async () => {
    const exercise = await workbookExercise()
    const [document] = exercise.documents
    expect(document).toMatchObject({ id: stepId(), name: 'Werkboek: Korte klank' })
    const full = await getExercise(caller, exercise.id)
    expect(full.documents).toEqual(exercise.documents)
    expect(full.student_exercise[2].documents).toEqual(exercise.documents)
    const others = (await getStep(caller, stepId())).exercises.filter(({ id }) => id !== exercise.id)
    expect(others.every(({ documents }) => documents.length === 0)).toBe(true)
  })

  test('is a PDF with the words of the step and a Dutch file name', async () => {
    const [document] = (await workbookExercise()).documents
    const response = await fetchDocument(document ?? { url: '' })
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('application/pdf')
    expect(response.headers.get('content-disposition')).toBe(
      'attachment; filename="werkboek-korte-klank.pdf"',
    )
    const { text, pages } = await read(response)
    expect(pages).toBeGreaterThan(1)
    for (const word of ['Werkboek', 'Korte klank', 'vis', 'zon']) expect(text).toContain(word)
  })

  test('is not sent again (304) if the client already has it', async () => {
    const [document] = (await workbookExercise()).documents
    const first = await fetchDocument(document ?? { url: '' })
    const etag = first.headers.get('etag') ?? ''
    const again = await fetchDocument(document ?? { url: '' }, { 'if-none-match': etag })
    expect([again.status, (await again.arrayBuffer()).byteLength]).toEqual([304, 0])
  })

  test('can be downloaded with a token of the child or of its supervisor', async () => {
    const call = (who: TestCaller, id = stepId()) =>
      who.call('GET /api/v1/step/:id/werkboek.pdf', { params: { id } })
    const supervisor = await logIn(app, await makeSupervisor(app, child))
    expect((await call(caller)).status).toBe(200)
    expect((await call(supervisor)).status).toBe(200)
    expect((await call(caller, 999_999)).status).toBe(404)
  })

  test('returns 401 if the token or signature is missing, changed or expired', async () => {
    const [document] = (await workbookExercise()).documents
    const url = document?.url ?? ''
    const plain = `/api/v1/step/${stepId()}/werkboek.pdf`
    for (const refused of [plain, url.replace(/exp=\d+/, 'exp=9999999999'), `${url}x`]) {
      expect((await fetchDocument({ url: refused })).status).toBe(401)
    }
    app.clock.advance(daySeconds)
    expect((await fetchDocument({ url })).status).toBe(401)
  })
})

test('the sound chart is a PDF that needs no login and is cached for a day', async () => {
  const response = await fetch(`${app.url}/klankenkaart.pdf`)
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('application/pdf')
  expect(response.headers.get('content-disposition')).toBe('inline; filename="klankenkaart.pdf"')
  expect(response.headers.get('cache-control')).toBe('public, max-age=86400')
  const { text, pages } = await read(response)
  expect(pages).toBe(2)
  for (const word of ['Klankenkaart', 'klinkers', 'medeklinkers']) expect(text).toContain(word)
})

test.each([
  ['Korte klank', 'korte-klank'],
  ['Woorden met sch- en schr-', 'woorden-met-sch-en-schr'],
  ['Café & coördinatie (ë)', 'cafe-coordinatie-e'],
  ["'s ochtends", 's-ochtends'],
])('%s becomes the file name %s', (label, name) => {
  expect(toFileName(label)).toBe(name)
})
