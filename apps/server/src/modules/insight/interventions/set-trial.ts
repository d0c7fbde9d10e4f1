import { randomInt } from 'node:crypto'
import { spellingTopics } from '@letterliaan/curriculum'
import { findKindOfCategory, templates } from '@letterliaan/exercises/logic'
import { drawTrial, trialWays } from '@letterliaan/rules/intervention'
import type { Database, Queries } from '../../../db/database.ts'
import { decodeJson, encodeJson } from '../../../db/json.ts'
import { recordEvent } from '../../../events/record-event.ts'
import type { SupervisorCall } from '../../../plugins/contract/handler.ts'
import { createInvalidInputError } from '../../../plugins/errors/problem-error.ts'
import { type Contents, findWordOf, type StepContent, trialTemplates } from '../../curriculum/index.ts'
import { type DifficultyOf, readWordDifficulties, removeOpenSets, type Trial } from '../../learn/index.ts'
import { findPathSteps, type VisibleChild, updateInterventionChild } from './queries.ts'
import { lockIntervention } from './plan-intervention.ts'
import { decodeGoals } from './read-intervention.ts'

const maxSeed = 2 ** 31

/** `topic` null ends all trials and keeps their results. Throws 404, 422 if no trial is possible. */
export async function startOrEndTrial(
  { dialect }: Pick<Database, 'dialect'>,
  call: SupervisorCall,
  contents: Contents,
  intervention_id: number,
  topic: string | null,
): Promise<void> {
  const { transaction, caller, now } = call
  const { row, seen } = await lockIntervention(dialect, call, intervention_id)
  const student_ids = seen.map(({ student_id }) => student_id)
  for (const student_id of student_ids.toSorted((a, b) => a - b))
    await dialect.lockRow(transaction, 'student', student_id)
  if (topic !== null && !decodeGoals(row).some((goal) => goal.topic === topic))
    throw createInvalidInputError({ topic: 'Kies een onderdeel van deze interventie.' })
  const trials = topic === null ? seen.flatMap(toEnded(now)) : await drawTrials(call, contents, seen, topic)
  for (const { student_id, trial } of trials) {
    await updateInterventionChild(transaction, { intervention_id, student_id }, { trial: encodeJson(trial) })
    await removeOpenSets(transaction, student_id, intervention_id, now)
  }
  recordEvent(transaction, caller, { type: 'intervention_changed', student_ids, intervention_id }, now)
}

interface DrawnTrial {
  readonly student_id: number
  readonly trial: Trial
}

const readTrial = ({ trial }: VisibleChild): Trial | null =>
  trial === null ? null : decodeJson<Trial>(trial)

const toEnded =
  (ended_at: number) =>
  (child: VisibleChild): DrawnTrial[] => {
    const trial = readTrial(child)
    if (trial === null || trial.ended_at !== null) return []
    return [{ student_id: child.student_id, trial: { ...trial, ended_at } }]
  }

async function drawTrials(
  { transaction, now }: SupervisorCall,
  contents: Contents,
  seen: readonly VisibleChild[],
  topic: string,
): Promise<DrawnTrial[]> {
  const running = seen.filter((child) => readTrial(child)?.ended_at === null)
  if (running.some((child) => readTrial(child)?.topic !== topic))
    throw createInvalidInputError({
      topic: 'Er loopt al een vergelijking van een ander onderdeel. Stop die eerst.',
    })
  const categories = spellingTopics.find(({ key }) => key === topic)?.categories ?? []
  if (categories.every((category) => findKindOfCategory(category) === 'remembered'))
    throw createInvalidInputError({
      topic: 'Voor deze woorden is er geen regel om mee te oefenen. Kies een ander onderdeel.',
    })
  const difficultyOf = await readWordDifficulties(transaction)
  const drawn: DrawnTrial[] = []
  for (const child of seen.filter((each) => !running.includes(each))) {
    const trial = await drawForChild(transaction, contents, child, { topic, categories, difficultyOf, now })
    if (trial !== null) drawn.push({ student_id: child.student_id, trial })
  }
  if (drawn.length === 0)
    throw createInvalidInputError({
      topic:
        'Op het pad van deze kinderen staan te weinig woorden van dit onderdeel. Er zijn er twaalf nodig.',
    })
  return drawn
}

interface TrialDraw {
  readonly topic: string
  readonly categories: readonly string[]
  readonly difficultyOf: DifficultyOf
  readonly now: number
}

async function drawForChild(
  queries: Queries,
  contents: Contents,
  { student_id }: VisibleChild,
  { topic, categories, difficultyOf, now }: TrialDraw,
): Promise<Trial | null> {
  const rows = await findPathSteps(queries, student_id)
  const steps = await Promise.all(
    rows.map(async (row) => ({ row, content: await contents.get(queries, row.curriculum_step_id) })),
  )
  const taught = steps.filter(({ content }) => categories.includes(content.category))
  const words = listTrialWords(taught.map(({ content }) => content)).map(({ id, ...word }) => ({
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
  return { topic, drawn_at: now, ended_at: null, sources, rule: rule ?? [], sight: sight ?? [] }
}

/** Returns the words that all exercises of a trial can ask, each text once. */
function listTrialWords(steps: readonly StepContent[]) {
  const words = steps.flatMap(({ words: byLevel }) => Object.values(byLevel).flat())
  const playable = words.filter((word) => trialTemplates.every((name) => templates[name].word.canPlay(word)))
  return [...new Map(playable.toReversed().map((word) => [word.word, word])).values()]
}
