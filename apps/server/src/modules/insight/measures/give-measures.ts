import { randomInt } from 'node:crypto'
import type { GiveMeasureResult, GiveMeasureBody, Word } from '@letterliaan/contract'
import { StepStatus } from '@letterliaan/contract/status'
import { spellingTopics, type SpellingTopic } from '@letterliaan/curriculum'
import { templates } from '@letterliaan/exercises/logic'
import { drawMeasureWords, toetsDifficulty } from '@letterliaan/rules'
import { estimateWordDifficulty } from '@letterliaan/rules/skill'
import type { Insertable } from 'kysely'
import { decodeJson, encodeJson } from '../../../db/json.ts'
import type { StepTable } from '../../../db/schema.ts'
import { findUnsupervised } from '../../../plugins/auth/supervision-queries.ts'
import { createNotFoundError } from '../../../plugins/errors/problem-error.ts'
import { recordEvent } from '../../../events/record-event.ts'
import { type Contents, readCurrentStepContents, type StepContent } from '../../curriculum/index.ts'
import {
  findAskedWords,
  findMeasureParts,
  findSupervisedMeasures,
  insertMeasures,
  type MeasurePart,
} from './queries.ts'
import type { SupervisorCall } from '../../../plugins/contract/handler.ts'
import { updateRows, insertRows } from '../../../db/tables/rows.ts'

interface DrawnPart {
  readonly world: number
  readonly words: readonly Word[]
}

const maxSeed = 2 ** 32

/** Asks for a measure of some topics (ADR 42), or of whole worlds. */
type MeasureWish = Omit<GiveMeasureBody, 'worlds'> &
  ({ readonly worlds: readonly number[] } | { readonly topics: readonly string[] })

/** Gives a measure to children who have no unfinished one. Each world is a part (MEET-1). Throws 404. */
export async function giveMeasures(
  { transaction, caller, now }: SupervisorCall,
  contents: Contents,
  { student_ids, kind, ...wish }: MeasureWish,
): Promise<GiveMeasureResult> {
  const asked_topics = spellingTopics.filter(({ key, world }) =>
    'topics' in wish ? wish.topics.includes(key) : wish.worlds.includes(world),
  )
  const worlds = [...new Set(asked_topics.map(({ world }) => world))]
  const ids = [...new Set(student_ids)]
  if ((await findUnsupervised(transaction, caller, ids)).length > 0) throw createNotFoundError()
  const parts = await findMeasureParts(transaction, ids)
  const waiting = new Set(parts.filter(isWaiting).map(({ student_id }) => student_id))
  const asked = Map.groupBy(await findAskedWords(transaction, ids), ({ student_id }) => student_id)
  const all = await readCurrentStepContents(transaction, contents, caller.organisation_id)
  const steps = all.filter(({ world }) => worlds.includes(world))
  const curriculum_step_ids = encodeJson(steps.map(({ id }) => id))
  const { organisation_id, user_id: made_by } = caller
  const rows = ids
    .filter((id) => !waiting.has(id))
    .map((student_id) => ({
      organisation_id,
      student_id,
      kind,
      seed: randomInt(maxSeed),
      curriculum_step_ids,
      topics: 'topics' in wish ? encodeJson(wish.topics) : null,
      applied: '[]',
      decided_at: null,
      made_by,
      created_at: now,
      withdrawn_at: null,
    }))
  const given = await insertMeasures(transaction, rows)
  const measureOf = new Map(given.map(({ id, student_id }) => [student_id, id]))
  const partRows = rows.flatMap(({ student_id, seed }) =>
    drawParts({ steps, topics: asked_topics }, listAskedTexts(all, asked.get(student_id) ?? []), seed).map(
      (part) =>
        toRow(
          { organisation_id, student_id, measure_id: measureOf.get(student_id) ?? null },
          part,
          steps,
          now,
        ),
    ),
  )
  await insertRows(transaction, 'step', partRows)
  recordEvent(
    transaction,
    caller,
    { type: 'measures_given', student_ids: [...measureOf.keys()], kind, worlds },
    now,
  )
  return { measure_ids: given.map(({ id }) => id), waiting: [...waiting] }
}

/** Withdraws unfinished parts of measures; answers stay. Throws 404 without access. */
export async function withdrawMeasures(
  { transaction, caller, now }: SupervisorCall,
  measure_ids: readonly number[],
): Promise<{ measure_ids: number[] }> {
  const ids = [...new Set(measure_ids)]
  const seen = await findSupervisedMeasures(transaction, caller, ids)
  if (seen.length < ids.length) throw createNotFoundError()
  const parts = await findMeasureParts(
    transaction,
    seen.map(({ student_id }) => student_id),
  )
  const waiting = new Set(parts.filter(isWaiting).map(({ measure_id }) => measure_id))
  const taken = ids.filter((id) => waiting.has(id))
  if (taken.length > 0) {
    await updateRows(transaction, 'measure', { id: taken }, { withdrawn_at: now })
    await updateRows(
      transaction,
      'step',
      { measure_id: taken, test_complete: false },
      { can_start_test: false, updated_at: now },
    )
    const student_ids = seen.filter(({ id }) => taken.includes(id)).map(({ student_id }) => student_id)
    recordEvent(transaction, caller, { type: 'measures_withdrawn', student_ids, measure_ids: taken }, now)
  }
  return { measure_ids: taken }
}

const isWaiting = ({ withdrawn_at, test_complete }: MeasurePart): boolean =>
  withdrawn_at === null && !test_complete

/** Returns the texts of the asked words, because several steps may teach the same text. */
function listAskedTexts(
  steps: readonly StepContent[],
  asked: readonly { readonly word_ids: string }[],
): ReadonlySet<string> {
  if (asked.length === 0) return new Set()
  const ids = new Set(asked.flatMap(({ word_ids }) => decodeJson<number[]>(word_ids)))
  const words = steps.flatMap((step) => Object.values(step.words).flat())
  return new Set(words.filter(({ id }) => ids.has(id)).map(({ word }) => word))
}

/** Draws each text at most once. Draws words of an earlier measure only if there are no others. */
function drawParts(
  { steps, topics: ofMeasure }: { steps: readonly StepContent[]; topics: readonly SpellingTopic[] },
  asked: ReadonlySet<string>,
  seed: number,
): DrawnPart[] {
  const taken = new Set<string>()
  const worlds = [...new Set(steps.map(({ world }) => world))]
  return worlds.map((world) => {
    const topics = ofMeasure
      .filter((topic) => topic.world === world)
      .map(({ categories }) =>
        steps.filter(({ category }) => categories.includes(category)).map(wordsToMeasure),
      )
    const wasAsked = ({ word }: Word) => asked.has(word)
    const words = drawMeasureWords(
      { topics, wasAsked, taken, difficultyOf: estimateWordDifficulty },
      seed + world,
    )
    for (const { word } of words) taken.add(word)
    return { world, words }
  })
}

const wordsToMeasure = ({ words }: StepContent): Word[] =>
  Object.values(words)
    .flat()
    .filter((word) => word.difficulty <= toetsDifficulty && templates.Test.word.canPlay(word))

function toRow(
  owner: Pick<Insertable<StepTable>, 'organisation_id' | 'student_id' | 'measure_id'>,
  { world, words }: DrawnPart,
  steps: readonly StepContent[],
  now: number,
): Insertable<StepTable> {
  const first = steps.find((step) => step.world === world)
  if (first === undefined) throw new Error(`World ${world} has no steps.`)
  return {
    ...owner,
    curriculum_step_id: first.id,
    phase_id: null,
    position: world,
    is_test_step: true,
    test_kind: null,
    required_step_id: null,
    lock: 'auto',
    is_repeatable: false,
    notes: '',
    word_ids: encodeJson(words.map(({ id }) => id)),
    test_complete: false,
    test_failed: false,
    can_start_test: true,
    status: StepStatus.open,
    is_complete: false,
    is_current: false,
    highest_difficulty_completed: null,
    created_at: now,
    updated_at: now,
  }
}
