import { daySeconds } from '@letterliaan/rules/calendar'
import type { Difficulty } from '@letterliaan/contract'
import { StepStatus } from '@letterliaan/contract/status'
import { createRightMove } from '../../apps/server/src/modules/learn/developer/move.ts'
import {
  answerExercise,
  openExercise,
  findRun,
  toExerciseId,
  updatePath,
} from '../../apps/server/src/modules/learn/index.ts'
import { hardResetExercise } from '../../apps/server/src/modules/learn/play/exercise/reset-exercise.ts'
import { moveStudents } from '../../apps/server/src/modules/people/index.ts'
import { findWordOf } from '../../apps/server/src/modules/curriculum/index.ts'
import { countsForPassing, findNextInStep } from '@letterliaan/rules'
import { chooseNextActivityLine } from '../../apps/game/src/features/lesson/next-activity-line.ts'
import { createRandomness, type Randomness } from '../learning/randomness.ts'
import { logInChild } from '../server/load/child.ts'
import { computeChance, numSchoolWeeks } from './children.ts'
import {
  benchPassword,
  type GeneratedSchool,
  type SchoolChild,
  benchSeed,
  setNow,
  formatUsername,
} from './school.ts'
import { misspellOnce } from './spelling.ts'

const weekSeconds = 7 * daySeconds
/** Monday 31 August 2026, nine o'clock. Holidays are [number of weeks, after how many school weeks]. */
export const firstMonday = Date.parse('2026-08-31T07:00:00Z') / 1000
const holidays: ReadonlyMap<number, number> = new Map([
  [7, 1],
  [16, 2],
  [23, 1],
  [29, 2],
])

export function findMondayOfWeek(week: number): number {
  const free = [...holidays].filter(([after]) => week >= after).reduce((sum, [, weeks]) => sum + weeks, 0)
  return firstMonday + (week + free) * weekSeconds
}

/** Friday afternoon of the last week. */
export const endOfYear = findMondayOfWeek(numSchoolWeeks - 1) + 4 * daySeconds + 6 * 3600

export const groupChangeWeek = 17
export const absentWeek = 26
const offlineWeek = 30
export const voidedWeek = 31
const lateSeconds = 2 * daySeconds

const mixDay = 2

/** Number of hours in which all children can take a measure one after the other. */
const hoursBefore = 3

/** Monday: new words by ear. Wednesday: visible words. Friday: the dictation. */
const sittings = [
  { day: 0, templates: ['OefenDictee'], difficulties: [1, 2], exploring: 0 },
  { day: 2, templates: ['LuisterTyp', 'other'], difficulties: [2], exploring: 2 },
  { day: 4, templates: ['OefenDictee', 'StapDictee'], difficulties: [3], exploring: 0 },
] as const

export type BeforeDay = (week: number, day: number) => Promise<void>

export async function playYear(school: GeneratedSchool, url: string, before: BeforeDay): Promise<void> {
  const chances = new Map(
    school.children.map(({ student_id, name }) => [
      student_id,
      createRandomness(benchSeed * 1000 + Number(name.slice(4))),
    ]),
  )
  for (let week = 0; week < numSchoolWeeks; week++)
    for (const { day, ...planned } of sittings) {
      setNow(findMondayOfWeek(week) + day * daySeconds - hoursBefore * 3600)
      await before(week, day)
      for (const [at, child] of school.children.entries()) {
        if (isAway(child, week, day)) continue
        const begin = findMondayOfWeek(week) + day * daySeconds + at * 60
        if (child.event === 'changesGroup' && week === groupChangeWeek && day === 0)
          await changeGroup(school, child, begin)
        const chance = chances.get(child.student_id)
        const step_id = await nextStep(school, child)
        if (chance === undefined || step_id === null) continue
        const sitting = { child, chance, week, isLast: week === numSchoolWeeks - 1 && day === 4 }
        const clock = {
          own: begin,
          isLate: child.event === 'offline' && week === offlineWeek,
        }
        if (day === mixDay && !clock.isLate) await playMix(school, url, sitting, clock)
        await sit(school, sitting, { ...planned, step_id, clock })
        if (day === 4 && week < numSchoolWeeks - 1) await letPass(school, child, step_id, begin)
      }
    }
}

const isAway = ({ event }: SchoolChild, week: number, day: number): boolean =>
  (event === 'absent' && week >= absentWeek) || (event === 'threeAnswers' && (week > 0 || day > 0))

async function changeGroup(school: GeneratedSchool, child: SchoolChild, now: number): Promise<void> {
  const { database, groups } = school
  const { student_id, organisation_id, group } = child
  school.noteGroupChange(student_id, now)
  const move = { student_id, joined: [groups[group === 0 ? 1 : 0]], left: [groups[group]] }
  await database.transaction((transaction) => moveStudents(transaction, { organisation_id }, [move], now))
}

async function nextStep({ database }: GeneratedSchool, { student_id }: SchoolChild): Promise<number | null> {
  const step = await database.queries
    .selectFrom('step')
    .select('id')
    .where('student_id', '=', student_id)
    .where('repeats_step_id', 'is', null)
    .where('measure_id', 'is', null)
    .where('waived', '=', false)
    .where('is_complete', '=', false)
    .orderBy('phase_id')
    .orderBy('position')
    .executeTakeFirst()
  return step?.id ?? null
}

/** Lets the supervisor pass the child's step after a week, whatever its result is. */
async function letPass(
  { database, contents }: GeneratedSchool,
  child: SchoolChild,
  step_id: number,
  now: number,
) {
  await database.transaction(async (transaction) => {
    const step = transaction.updateTable('step').where('id', '=', step_id).where('is_complete', '=', false)
    await step.set({ waived: true }).execute()
    await updatePath(transaction, contents, child.student_id, now + 3600)
  })
}

interface Sitting {
  readonly child: SchoolChild
  readonly chance: Randomness
  readonly week: number
  readonly isLast: boolean
}

interface Work {
  readonly step_id: number
  readonly templates: readonly string[]
  readonly difficulties: readonly Difficulty[]
  readonly exploring: number
  readonly clock: Clock
}

/** Tests for the exercise of 'Oefenen' that a step requires in addition to 'LuisterTyp'. */
const isOther = ({ category, template }: { readonly category: string; readonly template: string }): boolean =>
  category === 'Oefenen' && template !== 'LuisterTyp' && template !== 'Werkboek'

const maxTries = 4
const isToldAgain = (said: string): boolean => said.startsWith('Ga verder met')

async function playMix(school: GeneratedSchool, url: string, sitting: Sitting, clock: Clock): Promise<void> {
  setNow(clock.own)
  const client = await logInChild(url, formatUsername(sitting.child), benchPassword)
  const waiting = await client.call('GET /api/v1/step/repeatable', {})
  const mix = waiting.find(({ is_mixed, status }) => is_mixed && status === StepStatus.open)
  if (mix === undefined) return
  const { exercises } = await client.call('GET /api/v1/step/:id', { params: { id: mix.id } })
  let isDone = true
  for (const [at, { id }] of exercises.entries()) {
    let said = ''
    // The child repeats an exercise only if the outro asks it to.
    for (let tries = maxTries; tries > 0 && (said === '' || isToldAgain(said)); tries--) {
      isDone = (await play(school, sitting, { exercise_id: id, difficulty: 2, clock })) && isDone
      const step = await client.call('GET /api/v1/step/:id', { params: { id: mix.id } })
      said = chooseNextActivityLine(findNextInStep(step, 2), 2, step.id).text
    }
    const isLast = at === exercises.length - 1 && !isToldAgain(said)
    school.noteSaid({ said, child: sitting.child, isDone: isDone && isLast })
  }
}

async function sit(
  school: GeneratedSchool,
  sitting: Sitting,
  { step_id, templates, difficulties, exploring, clock }: Work,
): Promise<void> {
  const { database, contents } = school
  const step = await database.queries
    .selectFrom('step')
    .select('curriculum_step_id')
    .where('id', '=', step_id)
    .executeTakeFirstOrThrow()
  const { recipe } = await contents.get(database.queries, step.curriculum_step_id)
  const placesOf = (template: string): number[] =>
    recipe
      .filter(({ exercise_type }) =>
        template === 'other' ? isOther(exercise_type) : exercise_type.template === template,
      )
      .slice(0, 1)
      .map(({ position }) => position)
  const explored = recipe
    .filter(
      ({ exercise_type: { category, template } }) => category === 'Verkennen' && countsForPassing(template),
    )
    .slice(0, exploring)
  const played = [
    ...explored.map(({ position }) => ({ position, difficulty: 2 as const })),
    ...templates.flatMap((template) =>
      (template === 'StapDictee' ? [2 as const] : difficulties).flatMap((difficulty) =>
        placesOf(template).map((position) => ({ position, difficulty })),
      ),
    ),
  ]
  for (const { position, difficulty } of played)
    await play(school, sitting, { exercise_id: toExerciseId(step_id, position), difficulty, clock })
}

interface Clock {
  own: number
  readonly isLate: boolean
}

interface PlayedExercise {
  readonly exercise_id: number
  readonly difficulty: Difficulty
  readonly clock: Clock
}

const login = {
  family_id: 0,
  expires_at: 0,
  has_active_subscription: true,
  is_read_only: false,
  may_export: false,
}

export const createChildCaller = (child: SchoolChild) => ({ ...child, role: 'student' as const, ...login })

const misspellable: ReadonlySet<string> = new Set(['LuisterTyp', 'OefenDictee', 'StapDictee'])

/** Plays once, in one transaction. Resolves to true if the exercise was completed. */
async function play(
  { database, contents, spellingsOf, note }: GeneratedSchool,
  sitting: Sitting,
  exercise: PlayedExercise,
): Promise<boolean> {
  const { child, chance, week, isLast } = sitting
  const { exercise_id, difficulty, clock } = exercise
  const caller = createChildCaller(child)
  const isSibling = isLast && child.event === 'siblingLast'
  const most = child.event === 'threeAnswers' ? 3 : Infinity
  return database.transaction(async (transaction) => {
    setNow(clock.own)
    const opened = await openExercise(transaction, contents, child.student_id, exercise_id, {
      now: clock.own,
      difficulty,
    })
    const isDictation = opened.logic.run?.isDictation === true
    // The words of a dictation are drawn when the game opens it.
    const opening = { transaction, student_id: child.student_id, exercise_id, difficulty, now: clock.own }
    let state = isDictation
      ? await hardResetExercise(contents, opening, false)
      : findRun(opened, difficulty).state
    let before = ''
    const spells = misspellable.has(opened.logic.name)
    for (let at = 0; at < most && !state.is_complete; at++) {
      const text = state.current_word ?? ''
      const found = findWordOf(opened.content, (word) => word.word === text)
      const isFirst = text !== before
      before = text
      const wrong =
        found && isFirst && spells
          ? misspellOnce(
              spellingsOf(opened.content, found),
              (category) => (isSibling ? 0.99 : computeChance(child, category, week)),
              chance.next(),
            )
          : null
      const time = Math.round((isSibling ? 2500 : 9000) * Math.exp(chance.normal(0, 0.3)))
      const startTime = clock.own
      clock.own += Math.ceil(time / 1000) + 1
      const now = clock.own + (clock.isLate ? lateSeconds : 0)
      const wrongMove = wrong === null ? null : writeWrong(text, wrong, isDictation)
      const data = wrongMove ?? createRightMove(state)
      const body = {
        exercise_id,
        difficulty,
        word: text,
        data,
        startTime,
        time,
        hints: 0,
        hints_used: 0,
        cheats_used: 0,
      }
      state = await answerExercise(contents, {
        transaction,
        caller,
        body,
        now,
        deviceTime: now,
      })
      note({
        student_id: child.student_id,
        exercise_id,
        template: opened.logic.name,
        difficulty,
        word: text,
        written: wrongMove === null ? null : wrong,
        time_ms: time,
        at: clock.isLate ? startTime + Math.round(time / 1000) : clock.own,
      })
      await transaction.settle()
    }
    return state.is_complete
  })
}

function writeWrong(word: string, wrong: string, isDictation: boolean) {
  if (isDictation) return { answer: wrong }
  const at = Array.from(word).findIndex((letter, place) => letter !== wrong[place])
  const attempt = wrong[at]
  return attempt === undefined ? null : { attempt, at }
}
