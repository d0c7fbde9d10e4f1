import type { Measure, MeasuredStep, MeasuredTopic, StudentMeasures } from '@letterliaan/contract'
import { spellingTopics, type SpellingTopic } from '@letterliaan/curriculum'
import { adviseTopics, sayReason, fullName } from '@letterliaan/rules'
import type { Queries } from '../../db/database.ts'
import { decodeJson } from '../../db/json.ts'
import type { UserCaller } from '../../plugins/auth/caller.ts'
import { notFound } from '../../plugins/errors/problem-error.ts'
import type { Contents, StepContent } from '../curriculum/index.ts'
import {
  findMeasureParts,
  findMeasures,
  findPartAnswers,
  findSupervisedChild,
  type MeasurePart,
  type MeasureRow,
  type PartAnswer,
} from './queries.ts'

/** The measures of a child with what they propose (MEET-2, MEET-3). Throws 404 for a child that the caller does not see. */
export async function readMeasures(
  queries: Queries,
  contents: Contents,
  caller: UserCaller,
  student_id: number,
): Promise<StudentMeasures> {
  const child = await findSupervisedChild(queries, caller, student_id)
  if (child === undefined) throw notFound()
  const [rows, parts] = await Promise.all([
    findMeasures(queries, student_id),
    findMeasureParts(queries, [student_id]),
  ])
  const answers =
    parts.length === 0
      ? []
      : await findPartAnswers(
          queries,
          parts.map(({ id }) => id),
        )
  const measures = await Promise.all(
    rows.map(async (row) => {
      const ids = decodeJson<number[]>(row.curriculum_step_ids)
      const steps = await Promise.all(ids.map((id) => contents.get(queries, id)))
      return toMeasure(
        row,
        parts.filter(({ measure_id }) => measure_id === row.id),
        answers,
        steps,
      )
    }),
  )
  const name = fullName(child) || child.screen_name
  return { student_id, name, measures }
}

function toMeasure(
  row: MeasureRow,
  parts: readonly MeasurePart[],
  answers: readonly PartAnswer[],
  steps: readonly StepContent[],
): Measure {
  const finished = parts.filter(({ test_complete }) => test_complete)
  const given = answers.filter(({ step_id }) => parts.some(({ id }) => id === step_id))
  const counted = given.filter(({ step_id }) => finished.some(({ id }) => id === step_id))
  return {
    id: row.id,
    kind: row.kind,
    created_at: row.created_at,
    withdrawn_at: row.withdrawn_at,
    worlds: parts.map(({ world }) => world),
    num_words: parts.flatMap(({ word_ids }) => decodeJson<number[]>(word_ids ?? '[]')).length,
    num_done: given.length,
    last_answer_at: given.at(-1)?.created_at ?? null,
    is_complete: finished.length === parts.length,
    topics: toTopics(
      spellingTopics.filter(({ world }) => finished.some((part) => part.world === world)),
      counted,
      steps,
    ),
    applied: decodeJson<string[]>(row.applied),
    decided_at: row.decided_at,
  }
}

function toTopics(
  topics: readonly SpellingTopic[],
  answers: readonly PartAnswer[],
  steps: readonly StepContent[],
): MeasuredTopic[] {
  const results = topics.map((topic) => toResult(topic, answers, steps))
  const advices = adviseTopics(results)
  return results.map((result, at): MeasuredTopic => {
    const { key, label, world, right, words, mistakes } = result
    const advice = advices[at] ?? 'too_few'
    const reason = sayReason(label, result, advice)
    return { key, label, world, right, words, advice, reason, steps: result.steps, mistakes }
  })
}

function toResult(
  { key, label, world, categories }: SpellingTopic,
  answers: readonly PartAnswer[],
  contents: readonly StepContent[],
) {
  const ofTopic = contents.filter((step) => step.world === world && categories.includes(step.category))
  const steps = ofTopic.map((content) => toMeasuredStep(content, answers))
  const ids = new Set(ofTopic.flatMap(wordIdsOf))
  const all = answers.filter(({ word_id }) => ids.has(word_id))
  const wrong = all.filter(({ is_right }) => !is_right)
  const mistakes = wrong.map(({ word, input }) => ({ word, input }))
  return { key, label, world, right: all.length - wrong.length, words: all.length, steps, mistakes }
}

function toMeasuredStep(content: StepContent, answers: readonly PartAnswer[]): MeasuredStep {
  const ids = new Set(wordIdsOf(content))
  const own = answers.filter(({ word_id }) => ids.has(word_id))
  const right = own.filter(({ is_right }) => is_right).length
  return { nr: content.nr, label: content.label, right, words: own.length }
}

const wordIdsOf = ({ words }: StepContent): number[] =>
  Object.values(words)
    .flat()
    .map(({ id }) => id)
