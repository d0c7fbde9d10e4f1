import { toAmsterdamDay, daySeconds } from '@letterliaan/rules/calendar'
import { maxRepeatedWords, chooseWordsToRepeatNow } from '@letterliaan/rules/memory'
import { StepStatus } from '@letterliaan/contract/status'
import type { Queries, Transaction } from '../../../../db/database.ts'
import { decodeJson, encodeJson } from '../../../../db/json.ts'
import { type Contents, findGames, findWordOf, isDrawnToday, type Mix } from '../../../curriculum/index.ts'
import { readCalmChoices } from '../../profiles/calm-profile/fill-calm-profile.ts'
import { createOfferedLesson, createRepetitionRecipe } from '../step/lesson.ts'
import { insertStep } from '../step/queries.ts'
import { planDailyMix, type NewRepetition } from './plan-daily-mix.ts'
import {
  findMemories,
  findMixSettings,
  findPassedSteps,
  findRepetitions,
  type RepetitionRow,
} from './queries.ts'
import { getWordCategory, type RememberedLesson, listRepeatableWords } from './repeatable-words.ts'

/** Returns missing repetitions: those of marked steps, and 'Door elkaar' once a day (rules.md, Repetition). */
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
      const content = createOfferedLesson(await contents.get(queries, step.curriculum_step_id), step)
      const words = listRepeatableWords(content).flatMap((word) => {
        const memory = memoryById.get(word.id)
        return memory === undefined ? [] : [{ ...memory, category: getWordCategory(word, content) }]
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
  return [
    ...repeatable
      .filter(({ step }) => step.is_repeatable && !waiting.has(step.id))
      .map((marked, at) => repeatStep(marked, existing.length + at, now)),
    ...(settings !== undefined && !hasMix
      ? await planDailyMix(
          queries,
          {
            student_id,
            repeatable,
            size: settings.mix_size,
            numRepetitions: existing.length,
            settings: {
              isHarder: readCalmChoices(settings).harder_mix === true,
              asksNew: !existing.some((row) => askedNewThisWeek(row, now)),
              parameters:
                settings.memory_parameters === null
                  ? undefined
                  : decodeJson<number[]>(settings.memory_parameters),
            },
          },
          now,
        )
      : []),
  ].filter(({ word_ids }) => word_ids.length > 0)
}

/** A set finished today still counts as today's, so no new set replaces it. */
export const wasCompletedToday = ({ completed_at }: RepetitionRow, now: number): boolean =>
  completed_at !== null && toAmsterdamDay(completed_at) === toAmsterdamDay(now)

/** Tests whether the one unpractised word of this week was already asked (WEET-9). */
const askedNewThisWeek = ({ mix }: RepetitionRow, now: number): boolean => {
  const { asks_new = false, drawn_at = 0 } = mix === null ? {} : decodeJson<Partial<Mix>>(mix)
  return asks_new && now - drawn_at < weekSeconds
}

const weekSeconds = 7 * daySeconds

/** Repeats with a game the first time and then every second time, like 'Door elkaar'. */
function repeatStep(marked: RememberedLesson, numRepetitions: number, now: number): NewRepetition {
  const word_ids = wordsToRepeat(marked, now)
  const words = word_ids.flatMap((word_id) => findWordOf(marked.content, ({ id }) => id === word_id) ?? [])
  const games = numRepetitions % 2 === 0 ? findGames(words) : []
  const game = games[Math.floor(numRepetitions / 2) % games.length] ?? null
  return { step: marked.step, word_ids, mix: null, game }
}

/** Returns all playable words of a waived step, which has no memories. */
function wordsToRepeat({ content, words }: RememberedLesson, now: number): number[] {
  if (words.length > 0) return chooseWordsToRepeatNow(words, now)
  return content.words[2]
    .filter((word) => createRepetitionRecipe(content, [word]).length > 0)
    .slice(0, maxRepeatedWords)
    .map(({ id }) => id)
}

/** Creates a repetition: a step outside the worlds (docs/adr/0010-repetition-as-a-step.md). */
export async function createRepetition(
  transaction: Transaction,
  { step, word_ids, mix, game }: NewRepetition,
  now: number,
): Promise<void> {
  await insertStep(transaction, {
    organisation_id: step.organisation_id,
    student_id: step.student_id,
    curriculum_step_id: step.curriculum_step_id,
    repeats_step_id: step.id,
    word_ids: encodeJson(word_ids),
    mix: mix && encodeJson(mix),
    game,
    phase_id: null,
    position: step.position,
    notes: step.notes,
    required_step_id: null,
    lock: 'open',
    is_repeatable: true,
    min_difficulty: step.min_difficulty,
    max_difficulty: step.max_difficulty,
    // A set may need a template that one of its steps excludes.
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
