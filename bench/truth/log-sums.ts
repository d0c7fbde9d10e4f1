import type { Queries } from '../../apps/server/src/db/database.ts'

/** Templates in which a child writes a word. In the others it reads, chooses, cuts or colours. */
const written: ReadonlySet<string> = new Set([
  'LeesTyp',
  'Blokken',
  'LetterBlokken',
  'TypKlankgroepen1',
  'TypKlankgroepen2',
  'LuisterTyp',
  'TypHints',
  'Zinnen2',
  'ZinDictee',
  'Foutenjager',
  'StappenPlan',
  'Test',
  'OefenDictee',
  'StapDictee',
  // The games of 'Door elkaar' (ADR 73), in which the word is written first.
  'Vlot',
  'Vangnet',
  'Memorie',
  'Doorfluisteren',
])
/** Templates with a hidden word and a final answer. */
const final: ReadonlySet<string> = new Set([
  'OefenDictee',
  'StapDictee',
  'Test',
  'ZinDictee',
  'Doorfluisteren',
])
/** Templates without feedback. */
const silent: ReadonlySet<string> = new Set(['StapDictee', 'Test', 'ZinDictee'])
const pause = 600

export async function readRows(queries: Queries, student_id: number) {
  return queries
    .selectFrom('answer')
    .innerJoin('word', 'word.id', 'answer.word_id')
    .innerJoin('step', 'step.id', 'answer.step_id')
    .select(['answer.id', 'answer.step_id', 'answer.exercise_id', 'answer.run', 'answer.difficulty'])
    .select(['answer.template', 'answer.word_id', 'answer.kind', 'answer.input', 'answer.is_right'])
    .select(['answer.time_ms', 'answer.hints', 'answer.cheats', 'answer.error_class', 'answer.created_at'])
    .select(['word.nr', 'word.organisation_id', 'word.word', 'step.measure_id', 'step.dictation_id'])
    .where('answer.student_id', '=', student_id)
    .orderBy('answer.id')
    .execute()
}

export type AnswerLogRow = Awaited<ReturnType<typeof readRows>>[number]

export interface LoggedSpan {
  readonly since: number
  readonly until: number
}

export const filterWithinSpan = <T extends { readonly created_at: number }>(
  rows: readonly T[],
  span: LoggedSpan,
): T[] => rows.filter(({ created_at }) => created_at >= span.since && created_at < span.until)

/** A word that was asked once, in log order. */
export interface LoggedWord {
  readonly first: AnswerLogRow
  readonly created_at: number
  readonly right: boolean
  readonly isFinal: boolean
  readonly isTrained: boolean
}

export function listAsked(rows: readonly AnswerLogRow[]): LoggedWord[] {
  const asked = Map.groupBy(
    rows.filter(({ template }) => written.has(template)),
    (row) => [row.exercise_id, row.difficulty, row.run, row.word_id].join(),
  )
  const trainedAt = new Map<number, number>()
  for (const { id, word_id, template } of rows)
    if (!silent.has(template) && !trainedAt.has(word_id)) trainedAt.set(word_id, id)
  return [...asked.values()].flatMap((same) => {
    const [first] = same
    if (!first) return []
    const { word_id, template, created_at, id } = first
    const right = same.every((row) => row.is_right && row.hints === 0 && row.cheats === 0)
    const isTrained = (trainedAt.get(word_id) ?? Infinity) < id
    return [{ first, created_at, right, isFinal: final.has(template), isTrained }]
  })
}

export const countScore = (asked: readonly LoggedWord[]): [words: number, right: number] => [
  asked.length,
  asked.filter(({ right }) => right).length,
]

export interface LoggedSitting {
  readonly from: number
  readonly until: number
}

export function listSittings(rows: readonly AnswerLogRow[]): LoggedSitting[] {
  const sittings: { from: number; until: number }[] = []
  for (const { created_at, time_ms } of rows) {
    const last = sittings.at(-1)
    const seconds = Math.min(Math.round(time_ms / 1000), pause)
    if (last && created_at - last.until < pause) last.until = created_at
    else sittings.push({ from: Math.max(created_at - seconds, last?.until ?? 0), until: created_at })
  }
  return sittings
}

export const countSeconds = (sittings: readonly LoggedSitting[]): number =>
  sittings.reduce((sum, { from, until }) => sum + until - from, 0)

const dayFormat = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Amsterdam' })

/** Returns the Monday ('2026-08-31') of the week of `at` in Amsterdam. */
export function findMonday(at: number): string {
  const day = Date.parse(dayFormat.format(at * 1000)) / 86_400_000
  const weekday = (day + 3) % 7
  return new Date((day - weekday) * 86_400_000).toISOString().slice(0, 10)
}

export const groupInOrder = <T>(rows: readonly T[], keyOf: (row: T) => string): [string, T[]][] => [
  ...Map.groupBy(rows, keyOf),
]
