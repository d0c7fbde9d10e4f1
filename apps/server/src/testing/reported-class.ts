import { loadCurriculum } from '@letterliaan/curriculum'
import { extractText, getDocumentProxy } from 'unpdf'
import { expect } from 'vitest'
import { getNowSeconds } from '../clock.ts'
import { generateClass } from './generated-class.ts'
import { logIn, type TestCaller } from './http.ts'
import { makeSchool, makeSupervisor, type TestChild } from './school.ts'
import { makeGroup } from './make-group.ts'
import { useTestApp, type TestApp } from './test-app.ts'
import { takeWaitingMeasure } from './test-taker.ts'

const names = [
  ['Zoë', 'Zwart'],
  ['Amir', 'Aydin'],
] as const

export interface ReportedClass {
  readonly app: TestApp
  readonly juf: TestCaller
  readonly zoe: TestChild
  readonly amir: TestChild
  readonly group_id: number
  /** Excludes the first week, and includes today up to this time. */
  readonly period: { readonly since: number; readonly until: number }
}

export async function startReportedClass(): Promise<ReportedClass> {
  const app = await useTestApp()
  const school = await makeSchool(app)
  const juf = await logIn(app, await makeSupervisor(app, school))
  const { children } = await generateClass(app, school, { seed: 20_261_121, children: 2, weeks: 3 })
  const [zoe, amir] = children as [TestChild, TestChild]
  for (const [at, { student_id }] of children.entries()) {
    const [first_name, last_name] = names[at] ?? []
    const changes = {
      first_name,
      last_name,
      screen_name: `Held ${at}`,
      school_key: at === 0 ? 'L<1>&"2"' : null,
    }
    await app.database.queries.updateTable('student').set(changes).where('id', '=', student_id).execute()
  }
  const group_id = await makeGroup(juf, children)
  await takeMeasure({ app, juf }, zoe)
  const now = getNowSeconds(app.clock)
  return { app, juf, zoe, amir, group_id, period: { since: now - 17 * 86_400, until: now + 3600 } }
}

export async function takeMeasure(
  { app, juf }: Pick<ReportedClass, 'app' | 'juf'>,
  { student_id, username }: TestChild,
): Promise<void> {
  await juf.call('POST /api/v1/begeleider/measure', {
    body: { student_ids: [student_id], kind: 'start', worlds: [1] },
  })
  await takeWaitingMeasure(await logIn(app, username), (at) => at % 3 === 0)
}

export const stepByNr = new Map(loadCurriculum().steps.map((step) => [step.nr, step]))

export async function readLog(
  { app, period }: Pick<ReportedClass, 'app' | 'period'>,
  { student_id }: TestChild,
) {
  const rows = await app.database.queries
    .selectFrom('answer')
    .innerJoin('word', 'word.id', 'answer.word_id')
    .selectAll('answer')
    .select(['word.word', 'word.nr'])
    .where('student_id', '=', student_id)
    .where('answer.created_at', '>=', period.since)
    .where('answer.created_at', '<', period.until)
    .orderBy('answer.id')
    .execute()
  return rows.map((row) => Object.assign(row, { label: stepByNr.get(row.nr)?.label ?? '' }))
}

export type ReportedRow = Awaited<ReturnType<typeof readLog>>[number]

/** Counts the rows without the product's code. */
export function countRows(rows: readonly ReportedRow[]) {
  const asked = Map.groupBy(rows, (row) => [row.exercise_id, row.difficulty, row.run, row.word_id].join())
  const right = [...asked.values()].filter((same) =>
    same.every((row) => row.is_right && row.hints === 0 && row.cheats === 0),
  )
  const sessions: { from: number; until: number }[] = []
  for (const { created_at, time_ms } of rows) {
    const last = sessions.at(-1)
    if (last && created_at - last.until < 600) last.until = created_at
    else sessions.push({ from: created_at - Math.round(time_ms / 1000), until: created_at })
  }
  const seconds = sessions.reduce((sum, { from, until }) => sum + until - from, 0)
  return { words: asked.size, right: right.length, sessions, minutes: Math.round(seconds / 60) }
}

export const removeSpace = (text: string): string => text.replaceAll(/\s/g, '')

export async function readPdf(reply: {
  status: number
  body: ArrayBuffer
}): Promise<{ text: string; pages: number }> {
  expect(reply.status).toBe(200)
  const pdf = await getDocumentProxy(new Uint8Array(reply.body.slice()))
  const { text, totalPages } = await extractText(pdf, { mergePages: true })
  return { text: removeSpace(text), pages: totalPages }
}

export const formatDutchDay = (seconds: number, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('nl-NL', { timeZone: 'Europe/Amsterdam', ...options }).format(seconds * 1000)

export const createChildRequest = ({ student_id }: TestChild, body: object) => ({
  params: { scope: 'student', id: student_id },
  body,
})

/** Reads the lines of a CSV file that Excel recognises as UTF-8. */
export const readCsv = (body: ArrayBuffer): string[] => {
  expect([...new Uint8Array(body.slice(0, 3))]).toEqual([0xef, 0xbb, 0xbf])
  return new TextDecoder().decode(body).trimEnd().split('\r\n')
}
