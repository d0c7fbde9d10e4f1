import type { SpellingMoment } from '@letterliaan/contract'
import { createSeededRandom } from '@letterliaan/rules/random'
import type { Insertable } from 'kysely'
import { getNowSeconds } from '../clock.ts'
import type { AnswerTable } from '../db/schema.ts'
import { toExerciseId, toTestId } from '../modules/learn/path/step/exercise-id.ts'
import { makeChild, type TestChild, type TestSchool } from './school.ts'
import type { TestApp } from './test-app.ts'
import { daySeconds } from './test-clock.ts'
import { addRows } from './rows.ts'

interface PlannedConfusion {
  readonly category: string
  readonly error_class: string
  readonly misspell: (word: string) => { expected: string; written: string; spelling: string } | null
}

const replaceOnce = (pattern: RegExp, by: (letters: string) => string) => (word: string) => {
  const [expected] = pattern.exec(word) ?? []
  if (expected === undefined) return null
  const written = by(expected)
  return { expected, written, spelling: word.replace(pattern, written) }
}

export const plannedConfusions: readonly PlannedConfusion[] = [
  { category: 'v/f', error_class: 'f-v:v/f', misspell: replaceOnce(/^v/, () => 'f') },
  {
    category: 'kg-K',
    error_class: 'verdubbeling:kg-K',
    misspell: replaceOnce(/([bdfgklmnprst])\1/, (letters) => letters.charAt(0)),
  },
  { category: 'eind-d', error_class: 'd-t:eind-d', misspell: replaceOnce(/d$/, () => 't') },
]

export interface PlannedTurn {
  readonly student_id: number
  readonly category: string
  readonly template: 'LuisterTyp' | 'StapDictee' | 'Test'
  readonly week: number
  readonly word: string
  readonly word_id: number
  /** Unix seconds. */
  readonly at: number
  readonly outcome: SpellingMoment['outcome']
  /** Null if the word was right, also if it was right only with help. */
  readonly error: { readonly expected: string; readonly written: string; readonly spelling: string } | null
}

/** Returns the written text. A text written letter by letter ends at the refused letter. */
export function findWrittenText({ template, word, error }: PlannedTurn): string | null {
  if (error === null || template !== 'LuisterTyp') return error?.spelling ?? null
  const at = Array.from(word).findIndex((letter, place) => letter !== error.spelling[place])
  return error.spelling.slice(0, at + 1) + (at < word.length - 1 ? '…' : '')
}

export interface PlannedSession {
  readonly student_id: number
  readonly week: number
  readonly from: number
  readonly until: number
}

export interface GeneratedClass {
  readonly children: readonly TestChild[]
  readonly turns: readonly PlannedTurn[]
  readonly sessions: readonly PlannedSession[]
}

export interface ClassPlan {
  readonly seed: number
  readonly children: number
  readonly weeks: number
}

const secondsPerRow = 20
const wordSeconds = 8
const wordsPerExercise = 7

/** Generates a class with a session per category and week. The first and last week start with a toets. */
export async function generateClass(
  app: TestApp,
  school: TestSchool,
  { seed, children: numChildren, weeks }: ClassPlan,
): Promise<GeneratedClass> {
  const random = createSeededRandom(seed)
  const children: TestChild[] = []
  for (let at = 0; at < numChildren; at++) children.push(await makeChild(app, school, { worlds: [1, 2, 3] }))
  const steps = await findPlannedSteps(app)
  const mastery = new Map<string, number>()
  const turns: PlannedTurn[] = []
  const sessions: PlannedSession[] = []
  const rows: Insertable<AnswerTable>[] = []
  const noon = Math.floor(getNowSeconds(app.clock) / daySeconds) * daySeconds + daySeconds / 2

  for (const child of children) {
    for (const { category } of plannedConfusions) {
      mastery.set(`${child.student_id} ${category}`, Math.round(random() * 100) / 100)
    }
    const put = createWriter(child, random, mastery, turns, rows)
    for (let week = 0; week < weeks; week++) {
      for (const [index, confusion] of plannedConfusions.entries()) {
        const step = steps.get(confusion.category)
        if (!step) throw new Error(`no step teaches ${confusion.category}`)
        const from = noon - (weeks - week) * 7 * daySeconds + index * 3600
        const practised = step.words.slice(0, wordsPerExercise)
        const unseen = step.words.slice(wordsPerExercise, 2 * wordsPerExercise)
        let until = from
        if (week === 0 || week === weeks - 1)
          until = put({ confusion, step, words: unseen, template: 'Test', week, from: until })
        until = put({ confusion, step, words: practised, template: 'LuisterTyp', week, from: until })
        if (week === weeks - 1)
          until = put({ confusion, step, words: practised, template: 'StapDictee', week, from: until })
        const first = from + secondsPerRow - wordSeconds
        sessions.push({ student_id: child.student_id, week, from: first, until })
      }
    }
  }
  for (let at = 0; at < rows.length; at += 500) await addRows(app, 'answer', rows.slice(at, at + 500))
  return { children, turns, sessions }
}

interface PlannedWord {
  readonly id: number
  readonly word: string
}

interface PlannedStep {
  readonly place: number
  readonly words: readonly PlannedWord[]
}

async function findPlannedSteps({ database, contents }: TestApp): Promise<Map<string, PlannedStep>> {
  const rows = await database.queries
    .selectFrom('curriculum_step')
    .select('id')
    .where('is_current', '=', true)
    .where('organisation_id', 'is', null)
    .execute()
  const steps = new Map<string, PlannedStep>()
  for (const { id } of rows) {
    const { category, words, nr } = await contents.get(database.queries, id)
    const confusion = plannedConfusions.find((planned) => planned.category === category)
    if (!confusion) continue
    const fitting = Object.values(words)
      .flat()
      .filter(({ word }) => confusion.misspell(word) !== null)
    steps.set(category, { place: nr - 1, words: fitting })
  }
  return steps
}

interface PlannedExercise {
  readonly confusion: PlannedConfusion
  readonly step: PlannedStep
  readonly words: readonly PlannedWord[]
  readonly template: PlannedTurn['template']
  readonly week: number
  readonly from: number
}

function createWriter(
  child: TestChild,
  random: () => number,
  mastery: ReadonlyMap<string, number>,
  turns: PlannedTurn[],
  rows: Insertable<AnswerTable>[],
) {
  const { organisation_id, student_id } = child
  return ({ confusion, step, words, template, week, from }: PlannedExercise): number => {
    const { category, error_class, misspell } = confusion
    const step_id = child.steps[step.place] ?? 0
    const exercise_id =
      template === 'Test' ? toTestId(step_id) : toExerciseId(step_id, template === 'LuisterTyp' ? 1 : 2)
    let at = from
    for (const { id: word_id, word } of words) {
      const isMastered = random() < (mastery.get(`${student_id} ${category}`) ?? 0)
      const isHelped = template === 'LuisterTyp' && !isMastered && random() < 0.25
      const error = isMastered || isHelped ? null : misspell(word)
      const isTypedByLetter = template === 'LuisterTyp'
      const common = { organisation_id, student_id, step_id, exercise_id, run: week + 1, template, word_id }
      const row = { ...common, difficulty: 2, time_ms: wordSeconds * 1000, cheats: 0, part: 0 }
      const hints = isHelped ? 1 : 0
      const add = (move: Pick<Insertable<AnswerTable>, 'kind' | 'input' | 'is_right' | 'place'>) => {
        at += secondsPerRow
        const times = { started_at: at - wordSeconds, created_at: at }
        rows.push({ ...row, hints, ...move, error_class: move.is_right ? null : error_class, ...times })
      }
      const firstAt = at + secondsPerRow
      if (error && isTypedByLetter) add(wrongLetter(word, error.spelling))
      if (!error || isTypedByLetter) add({ kind: 'answer', input: word, is_right: true, place: null })
      else add({ kind: 'answer', input: error.spelling, is_right: false, place: null })
      const outcome = error && !isTypedByLetter ? 'wrong' : error || isHelped ? 'later' : 'right'
      turns.push({ student_id, category, template, week, word, word_id, at: firstAt, outcome, error })
    }
    return at
  }
}

/** Returns the first wrong letter that a child with this spelling types. */
function wrongLetter(word: string, spelling: string) {
  const place = word.split('').findIndex((letter, at) => letter !== spelling[at])
  return { kind: 'attempt' as const, input: spelling[place] ?? '', is_right: false, place }
}
