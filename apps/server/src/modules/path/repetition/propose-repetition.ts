import type { Word } from '@letterliaan/contract'
import { amsterdamDay, daySeconds } from '@letterliaan/rules/calendar'
import { wordsToRepeatNow } from '@letterliaan/rules/memory'
import { choosePractice, drawMix, type MixableWord, type UnconfirmedStep } from '@letterliaan/rules/mix'
import { templates } from '@letterliaan/exercises/logic'
import { StepStatus } from '@letterliaan/contract/status'
import type { Queries, Transaction } from '../../../db/database.ts'
import { encodeJson } from '../../../db/json.ts'
import {
  type Contents,
  findPractices,
  findWordOf,
  isDrawnToday,
  type Mix,
  type MixSource,
  mixSteps,
  type StepContent,
} from '../../curriculum/index.ts'
import { offeredLesson, repetitionRecipe } from '../step/lesson.ts'
import { insertStep } from '../step/queries.ts'
import {
  findMasteries,
  findMemories,
  findMistakes,
  findMixSettings,
  findPassedSteps,
  findPractisedTexts,
  findRepetitions,
  type PassedStep,
  type RepetitionRow,
} from './queries.ts'

const maxWords = 10

/** A repetition that is to be made: of a step, or 'Door elkaar' with `step` the one that teaches its first word. */
interface NewRepetition {
  readonly step: PassedStep
  readonly word_ids: readonly number[]
  readonly mix: Mix | null
}

interface RememberedLesson {
  readonly step: PassedStep
  readonly content: StepContent
  readonly words: readonly MixableWord[]
}

/** Of marked steps, and 'Door elkaar' once a day (rules.md, Repetition). `now` in unix seconds. */
export async function findMissingRepetitions(
  queries: Queries,
  contents: Contents,
  student_id: number,
  now: number,
): Promise<NewRepetition[]> {
  const [passed, existing, memories, settings] = await Promise.all([
    findPassedSteps(queries, student_id),
    findRepetitions(queries, student_id),
    findMemories(queries, student_id),
    findMixSettings(queries, student_id),
  ])
  const memoryById = new Map(memories.map((memory) => [memory.word_id, memory]))
  const repeatable = await Promise.all(
    passed.map(async (step): Promise<RememberedLesson> => {
      const content = offeredLesson(await contents.get(queries, step.curriculum_step_id), step)
      const words = repeatableWords(content).flatMap((word) => {
        const memory = memoryById.get(word.id)
        return memory === undefined ? [] : [{ ...memory, category: categoryOf(word, content) }]
      })
      return { step, content, words }
    }),
  )
  const waiting = new Set(
    existing
      .filter((row) => row.mix === null && row.status === StepStatus.open)
      .map(({ source_id }) => source_id),
  )
  const hasMix = existing.some(
    (row) =>
      row.mix !== null &&
      (row.status === StepStatus.open || (wasCompletedToday(row, now) && isDrawnToday(row.mix, now))),
  )
  const mayMix = settings?.repetition_proposals === true && !hasMix
  return [
    ...repeatable
      .filter(({ step }) => step.is_repeatable && !waiting.has(step.id))
      .map((marked) => ({ step: marked.step, word_ids: wordsToRepeat(marked, now), mix: null })),
    ...(mayMix
      ? await mixWords(
          queries,
          { student_id, repeatable, size: settings.mix_size, numRepetitions: existing.length },
          now,
        )
      : []),
  ].filter(({ word_ids }) => word_ids.length > 0)
}

/** Its place stays taken for the day: what a child finishes makes the pile smaller (help tour of the treehouse). */
export const wasCompletedToday = ({ completed_at }: RepetitionRow, now: number): boolean =>
  completed_at !== null && amsterdamDay(completed_at) === amsterdamDay(now)

interface Mixing {
  readonly student_id: number
  readonly repeatable: readonly RememberedLesson[]
  readonly size: number
  /** Counts repetitions, so that the template changes from day to day. */
  readonly numRepetitions: number
}

async function mixWords(
  queries: Queries,
  { student_id, repeatable, size, numRepetitions }: Mixing,
  now: number,
): Promise<NewRepetition[]> {
  const practised = new Set((await findPractisedTexts(queries, student_id)).map(({ word }) => word))
  const masteries = await findMasteries(queries, student_id)
  const unconfirmed = findUnconfirmed(repeatable, practised, masteries, now)
  const drawn = drawMix(distinctTexts(repeatable, practised, now), unconfirmed, size, now)
  const sources = [...new Set(drawn.map(({ word_id }) => findSource(repeatable, word_id)))].filter(
    (source) => source !== undefined,
  )
  if (sources.length === 0) return []
  const mixed = mixSteps(
    sources.map(({ content }) => content),
    null,
  )
  const { practices, words } = findPractices(
    mixed,
    drawn.flatMap(({ word_id }) => findWordOf(mixed, ({ id }) => id === word_id) ?? []),
  )
  const mistakes = await readLastMistakes(
    queries,
    student_id,
    words.map(({ id }) => id),
  )
  const trainers = practices.map((name) => ({ name, trains: templates[name].lesson?.trains ?? [] }))
  const practice = choosePractice(trainers, mistakes, numRepetitions)
  const used = sources.filter(({ content }) =>
    words.some(({ id }) => findWordOf(content, (word) => word.id === id)),
  )
  const [first] = used
  if (practice === undefined || first === undefined) return []
  return [
    {
      step: first.step,
      word_ids: words.map(({ id }) => id),
      mix: { sources: used.map((source) => toMixSource(source, now)), practice, drawn_at: now },
    },
  ]
}

/** The tag of each word's latest mistake (rules.md, Log of answers). */
async function readLastMistakes(
  queries: Queries,
  student_id: number,
  word_ids: readonly number[],
): Promise<string[]> {
  if (word_ids.length === 0) return []
  const rows = await findMistakes(queries, student_id, word_ids)
  const lastOf = new Map(rows.map(({ word_id, error_class }) => [word_id, error_class ?? '']))
  return [...lastOf.values()].map((errors) => errors.slice(0, errors.indexOf(':')))
}

const toMixSource = ({ step, content }: RememberedLesson, now: number): MixSource => ({
  step_id: step.id,
  curriculum_step_id: content.id,
  passed_at: step.completed_at ?? now,
})

/** The passed steps that are not 'Beheerst', with words that the student never met, each text once (WEET-9). */
function findUnconfirmed(
  repeatable: readonly RememberedLesson[],
  practised: ReadonlySet<string>,
  masteries: Awaited<ReturnType<typeof findMasteries>>,
  now: number,
): UnconfirmedStep[] {
  const taken = new Set(practised)
  return repeatable.flatMap(({ step, content }): UnconfirmedStep[] => {
    const mastery = masteries.find(({ step_id }) => step_id === step.id)
    // Who tells two spellings apart has mastered the steps that teach them: 'Beheerst' is theirs (ADR 35).
    if (mastery?.mastered_at != null || content.sides) return []
    const { category } = content
    const words = repeatableWords(content)
      .filter(({ word }) => taken.size < taken.add(word).size)
      .map(({ id }) => ({ word_id: id, category }))
    return [{ words, passed_at: step.completed_at ?? now, score: mastery?.score ?? 0 }]
  })
}

const findSource = (repeatable: readonly RememberedLesson[], word_id: number): RememberedLesson | undefined =>
  repeatable.find(({ content }) => findWordOf(content, ({ id }) => id === word_id) !== undefined)

/**
 * The words that were practised, each text once: of two steps that teach it the first in which it is remembered. One that was
 * never recalled, only read or copied, is due since its first step was passed.
 */
function distinctTexts(
  repeatable: readonly RememberedLesson[],
  practised: ReadonlySet<string>,
  now: number,
): MixableWord[] {
  const remembered = new Map<string, MixableWord>()
  const unrecalled = new Map<string, MixableWord>()
  for (const { step, content, words } of repeatable) {
    const memories = new Map(words.map((memory) => [memory.word_id, memory]))
    const passed_at = step.completed_at ?? now
    for (const each of repeatableWords(content)) {
      const { id, word } = each
      if (!practised.has(word)) continue
      const memory = memories.get(id)
      const byText = memory === undefined ? unrecalled : remembered
      if (byText.has(word)) continue
      const never = { word_id: id, category: categoryOf(each, content), ...neverRecalled(passed_at) }
      byText.set(word, memory ?? never)
    }
  }
  return [...new Map([...unrecalled, ...remembered]).values()]
}

const neverRecalled = (since: number): Omit<MixableWord, 'word_id' | 'category'> => ({
  stability: 1,
  difficulty: 5,
  last_review: since,
  due: since + daySeconds,
})

const categoryOf = (word: Word, content: StepContent): string => word.category ?? content.category

/** By the lesson, which is the same object as long as nothing is left out of it. */
const repeatableOf = new WeakMap<StepContent, readonly Word[]>()

function repeatableWords(content: StepContent): readonly Word[] {
  const known = repeatableOf.get(content)
  if (known) return known
  const words = Object.values(content.words)
    .flat()
    .filter((word) => repetitionRecipe(content, [word]).length > 0)
  repeatableOf.set(content, words)
  return words
}

/** Of a step that was waived nothing is remembered: then its own words are taken. */
function wordsToRepeat({ content, words }: RememberedLesson, now: number): number[] {
  if (words.length > 0) return wordsToRepeatNow(words, now)
  return content.words[2]
    .filter((word) => repetitionRecipe(content, [word]).length > 0)
    .slice(0, maxWords)
    .map(({ id }) => id)
}

/** Makes a repetition: a step of its own, of no world (docs/adr/0010-repetition-as-a-step.md). */
export async function createRepetition(
  transaction: Transaction,
  { step, word_ids, mix }: NewRepetition,
  now: number,
): Promise<void> {
  await insertStep(transaction, {
    organisation_id: step.organisation_id,
    student_id: step.student_id,
    curriculum_step_id: step.curriculum_step_id,
    repeats_step_id: step.id,
    word_ids: encodeJson(word_ids),
    mix: mix && encodeJson(mix),
    phase_id: null,
    position: step.position,
    notes: step.notes,
    required_step_id: null,
    lock: 'open',
    is_repeatable: true,
    min_difficulty: step.min_difficulty,
    max_difficulty: step.max_difficulty,
    // What one step leaves out may be what most words of a mix are practised with.
    excluded_templates: mix === null ? step.excluded_templates : '[]',
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
