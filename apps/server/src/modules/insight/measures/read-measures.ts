import type { Measure, MeasuredStep, MeasuredTopic, StudentMeasures } from '@letterliaan/contract'
import { spellingTopics, type SpellingTopic } from '@letterliaan/curriculum'
import {
  type TopicEstimate,
  adviseTopics,
  chooseMeasureBand,
  estimateTopic,
  formatFullName,
  computeMeasuredChange,
  computeSmallestChange,
  describeAdvice,
} from '@letterliaan/rules'
import { estimateWordDifficulty } from '@letterliaan/rules/skill'
import type { Queries } from '../../../db/database.ts'
import { decodeJson } from '../../../db/json.ts'
import type { UserCaller } from '../../../plugins/auth/caller.ts'
import { createNotFoundError } from '../../../plugins/errors/problem-error.ts'
import type { Contents, StepContent } from '../../curriculum/index.ts'
import { countMaxWords } from '../../learn/index.ts'
import {
  findAskedWords,
  findMeasureParts,
  findMeasures,
  findPartAnswers,
  type MeasurePart,
  type MeasureRow,
  type PartAnswer,
} from './queries.ts'
import { readNormedMoments } from './normed-moments.ts'
import { findSupervisedStudent } from '../../../plugins/auth/supervision-queries.ts'

/** Reads a child's measures with their proposals (MEET-2, MEET-3). Throws 404 without access. */
export async function readMeasures(
  queries: Queries,
  contents: Contents,
  caller: UserCaller,
  student_id: number,
): Promise<StudentMeasures> {
  const child = await findSupervisedStudent(queries, caller, student_id)
  if (child === undefined) throw createNotFoundError()
  const name = formatFullName(child) || child.screen_name
  const [measures, normed] = await Promise.all([
    estimateMeasures(queries, contents, student_id),
    readNormedMoments(queries, student_id),
  ])
  return { student_id, name, measures: compareInOrder(measures), normed }
}

/** Reads a child's measures with an estimate of each topic, earliest first. The caller must check access. */
export async function estimateMeasures(
  queries: Queries,
  contents: Contents,
  student_id: number,
): Promise<EstimatedMeasure[]> {
  const [rows, parts, planned] = await Promise.all([
    findMeasures(queries, student_id),
    findMeasureParts(queries, [student_id]),
    findAskedWords(queries, [student_id]),
  ])
  const plannedOf = new Map(planned.map(({ step_id, word_ids }) => [step_id, word_ids]))
  const answers =
    parts.length === 0
      ? []
      : await findPartAnswers(
          queries,
          parts.map(({ id }) => id),
        )
  return Promise.all(
    rows.map(async (row) => {
      const ids = decodeJson<number[]>(row.curriculum_step_ids)
      const steps = await Promise.all(ids.map((id) => contents.get(queries, id)))
      return toMeasure(
        row,
        parts.filter(({ measure_id }) => measure_id === row.id),
        { answers, plannedOf, steps },
      )
    }),
  )
}

interface MeasureSource {
  readonly answers: readonly PartAnswer[]
  readonly plannedOf: ReadonlyMap<number, string>
  readonly steps: readonly StepContent[]
}

type TopicSource = Omit<MeasureSource, 'plannedOf'>

interface EstimatedTopic {
  readonly told: Omit<MeasuredTopic, 'changed' | 'smallest'>
  readonly estimate: TopicEstimate
}
export type EstimatedMeasure = Omit<Measure, 'topics' | 'changes'> & {
  readonly topics: readonly EstimatedTopic[]
}

function toMeasure(
  row: MeasureRow,
  parts: readonly MeasurePart[],
  { answers, plannedOf, steps }: MeasureSource,
): EstimatedMeasure {
  const given = answers.filter(({ step_id }) => parts.some(({ id }) => id === step_id))
  const finished = parts.filter(({ test_complete }) => test_complete)
  // A withdrawn measure gets no more answers, so its begun parts are reported too.
  const told = row.withdrawn_at === null ? finished : parts.filter((part) => isBegun(part, given))
  const counted = given.filter(({ step_id }) => told.some(({ id }) => id === step_id))
  return {
    id: row.id,
    kind: row.kind,
    created_at: row.created_at,
    withdrawn_at: row.withdrawn_at,
    worlds: parts.map(({ world }) => world),
    num_words: parts.reduce(
      (sum, { id, word_ids }) => sum + countMaxWords(word_ids, plannedOf.get(id) ?? null),
      0,
    ),
    num_done: given.length,
    last_answer_at: given.at(-1)?.created_at ?? null,
    is_complete: finished.length === parts.length,
    topics: toTopics(
      spellingTopics
        .filter(({ key }) => asks(row, key))
        .map((topic) => placedIn(topic, steps))
        .filter(({ world }) => told.some((part) => part.world === world)),
      { answers: counted, steps },
    ),
    applied: decodeJson<string[]>(row.applied),
    decided_at: row.decided_at,
  }
}

/** Returns the topic with its world at the time of the measure. A later curriculum may have moved it. */
const placedIn = (topic: SpellingTopic, steps: readonly StepContent[]): SpellingTopic => {
  const asked = steps.find(({ category }) => topic.categories.includes(category))
  return asked === undefined ? topic : { ...topic, world: asked.world }
}

/** Returns false for a topic that is in a world of the measure but was not chosen. */
const asks = ({ topics }: MeasureRow, key: string): boolean =>
  topics === null || decodeJson<string[]>(topics).includes(key)

const isBegun = ({ id }: MeasurePart, given: readonly PartAnswer[]): boolean =>
  given.some(({ step_id }) => step_id === id)

/** Compares each topic with its previous measure. Does not report small changes (WEET-16). */
function compareInOrder(measures: readonly EstimatedMeasure[]): Measure[] {
  const latest = new Map<string, TopicEstimate>()
  return measures.map(({ topics: estimated, ...measure }) => {
    const compared = estimated.map(({ told, estimate }) => {
      const before = latest.get(told.key)
      return { told, pair: before && told.words > 0 ? { before, after: estimate } : null }
    })
    for (const { told, estimate } of estimated) if (told.words > 0) latest.set(told.key, estimate)
    const changes = measure.worlds.flatMap((world) => {
      const changed = computeMeasuredChange(
        compared.flatMap(({ told, pair }) => (told.world === world && pair ? [pair] : [])),
      )
      return changed === null ? [] : [{ world, changed }]
    })
    const topics = compared.map(({ told, pair }) =>
      Object.assign(told, {
        changed: pair && computeMeasuredChange([pair]),
        smallest: pair && computeSmallestChange(pair),
      }),
    )
    return Object.assign(measure, { topics, changes })
  })
}

function toTopics(topics: readonly SpellingTopic[], source: TopicSource): EstimatedTopic[] {
  const results = topics.map((topic) => toResult(topic, source))
  const advices = adviseTopics(results.map(({ told }) => told))
  return results.map(({ told, estimate }, at) => {
    const advice = advices[at] ?? 'too_few'
    return {
      told: Object.assign(told, { advice, reason: describeAdvice(told.label, told, advice) }),
      estimate,
    }
  })
}

function toResult(
  { key, label, world, categories }: SpellingTopic,
  { answers, steps: contents }: TopicSource,
) {
  const ofTopic = contents.filter((step) => step.world === world && categories.includes(step.category))
  const steps = ofTopic.map((content) => toMeasuredStep(content, answers))
  const byId = new Map(ofTopic.flatMap(wordsOf).map((word) => [word.id, word]))
  const asked = answers.flatMap((answer) => {
    const word = byId.get(answer.word_id)
    return word === undefined ? [] : [{ ...answer, difficulty: estimateWordDifficulty(word) }]
  })
  const wrong = asked.filter(({ is_right }) => !is_right)
  const mistakes = wrong.map(({ word, input }) => ({ word, input }))
  const estimate = estimateTopic(asked)
  const band = chooseMeasureBand(asked.length, estimate)
  const right = asked.length - wrong.length
  const { chance, low, high } = estimate
  const told = { key, label, world, right, words: asked.length, band, chance, low, high, steps, mistakes }
  return { told, estimate }
}

function toMeasuredStep(content: StepContent, answers: readonly PartAnswer[]): MeasuredStep {
  const ids = new Set(wordIdsOf(content))
  const own = answers.filter(({ word_id }) => ids.has(word_id))
  const right = own.filter(({ is_right }) => is_right).length
  return { nr: content.nr, label: content.label, right, words: own.length }
}

const wordsOf = ({ words }: StepContent) => Object.values(words).flat()

const wordIdsOf = (content: StepContent): number[] => wordsOf(content).map(({ id }) => id)
