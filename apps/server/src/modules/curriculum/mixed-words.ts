import type { Difficulty, Word } from '@letterliaan/contract'
import { type TemplateLogic, splitCommaList } from '@letterliaan/exercises/logic'
import { drawWords } from '@letterliaan/rules'
import type { Selectable } from 'kysely'
import type { Queries } from '../../db/database.ts'
import type { StepTable } from '../../db/schema.ts'
import type { StepContent, WordsByDifficulty } from './content.ts'
import { findStepsByNr } from './queries.ts'

export type MixingStep = Pick<
  Selectable<StepTable>,
  'id' | 'student_id' | 'phase_id' | 'position' | 'repeats_step_id'
>

/** One in three words of an exercise comes from an earlier step. */
const ownPerMixed = 3

/** Returns true for practice and OefenDictee. A StapDictee and a workbook have the step's own words only. */
const practisesMixed = ({ category, name, run }: TemplateLogic): boolean =>
  (category === 'Oefenen' && !run?.needsDocuments) || name === 'OefenDictee'

/** Finds the steps whose words a step mixes in. New runs draw from `drawn`; earlier runs drew from `known`. */
export async function findMixedSteps(
  queries: Queries,
  get: (curriculum_step_id: number) => Promise<StepContent>,
  step: MixingStep,
  { mixes: mixed }: Pick<StepContent, 'mixes'>,
): Promise<{ readonly known: readonly StepContent[]; readonly drawn: readonly StepContent[] }> {
  if (mixed.length === 0 || step.repeats_step_id !== null) return { known: [], drawn: [] }
  const [first = 0, second = first, third = first] = mixed.map((each) => each.step)
  const rows = await findStepsByNr(queries, step.student_id, first, second, third)
  const read = async (found: typeof rows): Promise<StepContent[]> => {
    const ids = [...new Set(found.map(({ curriculum_step_id }) => curriculum_step_id))]
    return Promise.all(ids.map(get))
  }
  return {
    known: await read(rows),
    drawn: await read(rows.filter((row) => row.removed_at === null && isBefore(row, step))),
  }
}

type Place = Pick<MixingStep, 'phase_id' | 'position'>

const isBefore = (a: Place, b: Place): boolean =>
  a.phase_id === b.phase_id ? a.position < b.position : (a.phase_id ?? Infinity) < (b.phase_id ?? Infinity)

/** Adds the words of the steps that a lesson mixes in, if the template practises them (WEET-7). */
export async function addMixedWords(
  queries: Queries,
  get: (curriculum_step_id: number) => Promise<StepContent>,
  step: MixingStep,
  lesson: StepContent,
  logic: TemplateLogic,
): Promise<StepContent> {
  if (!practisesMixed(logic)) return lesson
  const { known, drawn } = await findMixedSteps(queries, get, step, lesson)
  if (known.length === 0) return lesson
  const wordsOf = (steps: readonly StepContent[]) =>
    atEachLevel((level) => steps.flatMap((other) => wordsToMix(lesson, other, level)))
  const all = wordsOf(known)
  return {
    ...lesson,
    anchors: [...lesson.anchors, ...drawn.flatMap(({ anchors }) => anchors)],
    words: atEachLevel((level) => [...lesson.words[level], ...all[level]]),
    mixedFrom: [lesson, ...known],
    drawnFrom: { own: lesson.words, others: wordsOf(drawn) },
  }
}

const atEachLevel = (wordsAt: (level: Difficulty) => Word[]): WordsByDifficulty => ({
  1: wordsAt(1),
  2: wordsAt(2),
  3: wordsAt(3),
})

function wordsToMix(
  { mixes: mixed, words }: StepContent,
  { nr, words: others }: StepContent,
  level: Difficulty,
) {
  const { letters } = mixed.find((each) => each.step === nr) ?? {}
  const own = new Set(Object.values(words).flatMap((ofLevel) => ofLevel.map(({ word }) => word)))
  return others[level].filter(
    ({ word, read_letters }) =>
      !own.has(word) && (letters === undefined || splitCommaList(read_letters).includes(letters)),
  )
}

/** Draws words of other steps for an exercise of `count` words. Returns none if the step mixes in no steps. */
export function drawMixedWords(
  { drawnFrom }: Pick<StepContent, 'drawnFrom'>,
  logic: TemplateLogic,
  difficulty: Difficulty,
  count: number,
  seed: number,
): Word[] {
  if (drawnFrom === undefined) return []
  const playable = atEachLevel((level) => drawnFrom.others[level].filter((word) => logic.word.canPlay(word)))
  return drawWords(playable, difficulty, Math.round(count / ownPerMixed), seed)
}
