import { amsterdamDay } from '@letterliaan/rules/calendar'
import { proposeRepetitions, wordsToRepeatNow, type RememberedWord } from '@letterliaan/rules/memory'
import { StepStatus } from '@letterliaan/contract/status'
import type { Queries, Transaction } from '../../../db/database.ts'
import { encodeJson } from '../../../db/json.ts'
import type { Contents, StepContent } from '../../curriculum/index.ts'
import { offeredLesson, repetitionRecipe } from '../step/lesson.ts'
import { insertStep } from '../step/queries.ts'
import {
  findDueTimes,
  findPassedSteps,
  findRepetitions,
  areProposalsOn,
  type PassedStep,
  type RepetitionRow,
} from './queries.ts'

/** A repetition has no more words than a dictation. */
const maxWords = 10

/** A repetition that is to be made. */
interface NewRepetition {
  readonly step: PassedStep
  readonly word_ids: readonly number[]
}

/** A passed step without a repetition that waits, with what the student remembers of its words. */
interface Repeatable {
  readonly step: PassedStep
  readonly content: StepContent
  readonly words: readonly RememberedWord[]
}

/**
 * The repetitions that a student should have and has not: of the steps that a supervisor marked, and those that the
 * scheduler proposes (rules.md, Repetition). `now` in unix seconds.
 */
export async function findMissingRepetitions(
  queries: Queries,
  contents: Contents,
  student_id: number,
  now: number,
): Promise<NewRepetition[]> {
  const [passed, existing, due, isOn] = await Promise.all([
    findPassedSteps(queries, student_id),
    findRepetitions(queries, student_id),
    findDueTimes(queries, student_id),
    areProposalsOn(queries, student_id),
  ])
  const waiting = existing.filter(({ status }) => status === StepStatus.open)
  const free = passed.filter(({ id }) => !waiting.some(({ source_id }) => source_id === id))
  const dueById = new Map(due.map(({ word_id, due: at }) => [word_id, at]))
  const repeatable = await Promise.all(
    free.map(async (step): Promise<Repeatable> => {
      const content = offeredLesson(await contents.get(queries, step.curriculum_step_id), step)
      return { step, content, words: wordsOf(content, dueById) }
    }),
  )
  const proposals = existing.filter(
    (repetition) => isOpenProposal(repetition) || wasCompletedToday(repetition, now),
  ).length
  return [
    ...repeatable
      .filter(isMarked)
      .map((repetition) => ({ step: repetition.step, word_ids: wordsToRepeat(repetition, now) })),
    ...(isOn ? propose(repeatable, proposals, now) : []),
  ].filter(({ word_ids }) => word_ids.length > 0)
}

const isOpenProposal = ({ status, is_marked }: RepetitionRow): boolean =>
  status === StepStatus.open && !is_marked

/** Its place stays taken for the day: what a child finishes makes the pile smaller (help tour of the treehouse). */
export const wasCompletedToday = ({ completed_at }: RepetitionRow, now: number): boolean =>
  completed_at !== null && amsterdamDay(completed_at) === amsterdamDay(now)

const isMarked = ({ step }: Repeatable): boolean => step.is_repeatable

/** What the scheduler proposes of the steps that nobody marked; `waiting` of its places are taken. */
function propose(repeatable: readonly Repeatable[], waiting: number, now: number): NewRepetition[] {
  const steps = repeatable
    .filter((repetition) => !isMarked(repetition))
    .map(({ step, words }) => ({ step_id: step.id, words }))
  return proposeRepetitions(steps, waiting, now).flatMap(({ step_id, word_ids }) =>
    repeatable.filter(({ step }) => step.id === step_id).map(({ step }) => ({ step, word_ids })),
  )
}

/** The words of a step that the student remembers something of, as far as they can be repeated. */
function wordsOf(content: StepContent, dueById: ReadonlyMap<number, number>): RememberedWord[] {
  return repeatableWords(content).flatMap((id) => {
    const due = dueById.get(id)
    return due === undefined ? [] : [{ word_id: id, due }]
  })
}

/** By the lesson, which is the same object as long as nothing is left out of it. */
const repeatableOf = new WeakMap<StepContent, readonly number[]>()

/** The ids of the words of a lesson that can be repeated, at each difficulty. */
function repeatableWords(content: StepContent): readonly number[] {
  const known = repeatableOf.get(content)
  if (known) return known
  const words = Object.values(content.words).flat()
  const ids = words.filter((word) => repetitionRecipe(content, [word]).length > 0).map(({ id }) => id)
  repeatableOf.set(content, ids)
  return ids
}

/** Of a step that was waived nothing is remembered: then its own words are taken. */
function wordsToRepeat({ content, words }: Repeatable, now: number): number[] {
  if (words.length > 0) return wordsToRepeatNow(words, now)
  return content.words[2]
    .filter((word) => repetitionRecipe(content, [word]).length > 0)
    .slice(0, maxWords)
    .map(({ id }) => id)
}

/** Makes a repetition: a step of its own, of no world (docs/adr/0010-repetition-as-a-step.md). */
export async function createRepetition(
  transaction: Transaction,
  { step, word_ids }: NewRepetition,
  now: number,
): Promise<void> {
  await insertStep(transaction, {
    organisation_id: step.organisation_id,
    student_id: step.student_id,
    curriculum_step_id: step.curriculum_step_id,
    repeats_step_id: step.id,
    word_ids: encodeJson(word_ids),
    phase_id: null,
    position: step.position,
    notes: step.notes,
    required_step_id: null,
    lock: 'open',
    is_repeatable: true,
    min_difficulty: step.min_difficulty,
    max_difficulty: step.max_difficulty,
    excluded_templates: step.excluded_templates,
    test_kind: null,
    test_complete: false,
    test_failed: false,
    status: StepStatus.open,
    is_complete: false,
    is_current: false,
    can_start_test: false,
    highest_difficulty_completed: null,
    created_at: now,
    updated_at: now,
  })
}
