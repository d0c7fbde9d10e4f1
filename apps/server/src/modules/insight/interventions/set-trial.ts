import { randomInt } from 'node:crypto'
import { spellingTopics } from '@letterliaan/curriculum'
import { templates } from '@letterliaan/exercises/logic'
import { drawTrial, trialWays } from '@letterliaan/rules/intervention'
import type { Queries } from '../../../db/database.ts'
import { encodeJson } from '../../../db/json.ts'
import { record } from '../../../events/record.ts'
import type { SupervisorCall } from '../../../plugins/contract/handler.ts'
import { invalidInput } from '../../../plugins/errors/problem-error.ts'
import { type Contents, findWordOf, type StepContent, trialTemplates } from '../../curriculum/index.ts'
import { type DifficultyOf, readDifficulties, removeOpenSets, type Trial } from '../../learn/index.ts'
import { findPathSteps, type SeenChild, updateChild } from './queries.ts'
import { getIntervention, goalsOf } from './read-intervention.ts'

const maxSeed = 2 ** 31

/**
 * Draws words of a goal for each child that has no trial yet; null ends the trial of all. Throws 404 where the caller sees no
 * child of it, 422 for a topic that is no goal, or where no child has words enough on its path.
 */
export async function setTrial(
  call: SupervisorCall,
  contents: Contents,
  intervention_id: number,
  topic: string | null,
): Promise<void> {
  const { transaction, caller, now } = call
  const { row, seen } = await getIntervention(transaction, caller, intervention_id)
  if (topic !== null && !goalsOf(row).some((goal) => goal.topic === topic))
    throw invalidInput({ topic: 'Kies een onderdeel van deze interventie.' })
  const trials = topic === null ? seen.map(toNone) : await drawTrials(call, contents, seen, topic)
  for (const { student_id, trial } of trials)
    await updateChild(transaction, { intervention_id, student_id }, { trial: trial && encodeJson(trial) })
  if (topic === null)
    for (const { student_id } of seen) await removeOpenSets(transaction, student_id, intervention_id, now)
  const student_ids = seen.map(({ student_id }) => student_id)
  record(transaction, caller, { type: 'intervention_changed', student_ids, intervention_id }, now)
}

interface DrawnTrial {
  readonly student_id: number
  readonly trial: Trial | null
}

const toNone = ({ student_id }: SeenChild): DrawnTrial => ({ student_id, trial: null })

async function drawTrials(
  { transaction, now }: SupervisorCall,
  contents: Contents,
  seen: readonly SeenChild[],
  topic: string,
): Promise<DrawnTrial[]> {
  const difficultyOf = await readDifficulties(transaction)
  const drawn: DrawnTrial[] = []
  for (const child of seen.filter(({ trial }) => trial === null)) {
    const trial = await drawForChild(transaction, contents, child, { topic, difficultyOf, now })
    if (trial !== null) drawn.push({ student_id: child.student_id, trial })
  }
  if (drawn.length === 0 && seen.every(({ trial }) => trial === null))
    throw invalidInput({
      topic:
        'Op het pad van deze kinderen staan te weinig woorden van dit onderdeel. Er zijn er twaalf nodig.',
    })
  return drawn
}

interface TrialDraw {
  readonly topic: string
  readonly difficultyOf: DifficultyOf
  readonly now: number
}

async function drawForChild(
  queries: Queries,
  contents: Contents,
  { student_id }: SeenChild,
  { topic, difficultyOf, now }: TrialDraw,
): Promise<Trial | null> {
  const categories = spellingTopics.find(({ key }) => key === topic)?.categories ?? []
  const rows = await findPathSteps(queries, student_id)
  const steps = await Promise.all(
    rows.map(async (row) => ({ row, content: await contents.get(queries, row.curriculum_step_id) })),
  )
  const taught = steps.filter(({ content }) => categories.includes(content.category))
  const words = wordsToTry(taught.map(({ content }) => content)).map(({ id, ...word }) => ({
    id,
    difficulty: difficultyOf({ id, ...word }),
  }))
  const halves = drawTrial(words, randomInt(maxSeed))
  if (halves === null) return null
  const [rule, sight] = trialWays.map((way) => halves[way].map(({ id }) => id))
  const used = new Set([...(rule ?? []), ...(sight ?? [])])
  const sources = taught
    .filter(({ content }) => findWordOf(content, ({ id }) => used.has(id)) !== undefined)
    .map(({ row, content }) => ({
      step_id: row.id,
      curriculum_step_id: content.id,
      passed_at: row.completed_at ?? now,
    }))
  return { topic, drawn_at: now, sources, rule: rule ?? [], sight: sight ?? [] }
}

/** Each text once, if each exercise of a trial can ask it. */
function wordsToTry(steps: readonly StepContent[]) {
  const words = steps.flatMap(({ words: byLevel }) => Object.values(byLevel).flat())
  const playable = words.filter((word) => trialTemplates.every((name) => templates[name].word.canPlay(word)))
  return [...new Map(playable.toReversed().map((word) => [word.word, word])).values()]
}
