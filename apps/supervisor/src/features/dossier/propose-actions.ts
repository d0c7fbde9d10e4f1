import { daySeconds } from '@letterliaan/rules/calendar'
import type {
  CategoryErrors,
  CategoryMastery,
  ChildPath,
  NormedMoment,
  PickableStep,
  StepProgress,
  StudentInsight,
  StudentMeasures,
  TodayCause,
} from '@letterliaan/contract'
import { judgeCare } from '@letterliaan/rules/intervention'
import { isPairStep, formatStepKey } from '@letterliaan/rules/preparation'
import { fill } from '@letterliaan/texts'
import { sayCriterion, sayScores } from '@letterliaan/texts/care'
import { formatDay, formatPercent } from '../../app/format.ts'
import { texts } from './texts.ts'

export type ProposedAction =
  | { readonly kind: 'look'; readonly step_id: number }
  | { readonly kind: 'path' | 'care' | 'decide' | 'measure' | 'eye' }
  | { readonly kind: 'add'; readonly step: PickableStep }
  | { readonly kind: 'repeat'; readonly step: StepProgress }

export interface ActionProposal {
  readonly action: ProposedAction
  readonly label: string
  /** The reason, with the evidence (WEET-17). */
  readonly why: string
}

export interface ChildDossierData {
  readonly name: string
  readonly path: ChildPath
  readonly measures: StudentMeasures['measures']
  readonly moments: readonly NormedMoment[]
  readonly categories: readonly Pick<CategoryMastery, 'category' | 'name' | 'skill'>[]
  /** Failed dictations that the child has not passed since, from 'Vandaag'. */
  readonly stuck: readonly Extract<TodayCause, { kind: 'stuck' }>[]
  /** Categories that show the decline, which may be none. Null if the child as a whole did not decline. */
  readonly declined: readonly string[] | null
  readonly errors: readonly CategoryErrors[]
  /** How often the child looked at the word, or null if the eye is off. */
  readonly looks: StudentInsight['looks'] | null
  readonly steps: readonly PickableStep[]
  readonly last_practised_at: number | null
  readonly now: number
}

const measureSeconds = 70 * daySeconds
const mixedUpSeconds = 56 * daySeconds
const minMixedUp = 4
const minLooks = 10
const maxOfKind = 2
const numExamples = 3
const maxProposals = 3

/** Returns up to three actions with evidence (DOE-1), the most urgent first. */
export const proposeActions = (dossier: ChildDossierData): ActionProposal[] =>
  [
    ...proposePath(dossier),
    ...proposeCare(dossier),
    ...proposeForDeclined(dossier),
    ...proposeEye(dossier),
    ...proposeLook(dossier),
    ...proposeDecision(dossier),
    ...proposePair(dossier),
    ...proposeForHard(dossier),
    ...proposeFaded(dossier),
    ...proposeMeasure(dossier),
  ].slice(0, maxProposals)

const proposePath = ({ name, path }: ChildDossierData): ActionProposal[] =>
  path.path.entries.length > 0
    ? []
    : [{ action: { kind: 'path' }, label: texts.path.press, why: fill(texts.path.why, { name }) }]

/** Proposes the dyslexia file after repeated low scores. The file lists the protocol's other questions. */
function proposeCare({ moments }: ChildDossierData): ActionProposal[] {
  const criteria = judgeCare(moments)
  if (!criteria.areLow) return []
  const why = fill(texts.care.why, { scores: sayScores(criteria), criterion: sayCriterion(criteria) })
  return [{ action: { kind: 'care' }, label: texts.care.press, why }]
}

/** Proposes to turn off the eye for a child that mostly copies the word: its right answers prove nothing. */
const proposeEye = ({ name, looks }: ChildDossierData): ActionProposal[] =>
  looks === null || looks.words < minLooks || looks.looked * 2 < looks.words
    ? []
    : [{ action: { kind: 'eye' }, label: texts.eye.press, why: fill(texts.eye.why, { name, ...looks }) }]

const proposeLook = ({ stuck, now }: ChildDossierData): ActionProposal[] =>
  stuck
    .toSorted((a, b) => b.num_failed - a.num_failed || b.failed_at - a.failed_at)
    .slice(0, 1)
    .map(({ step_id, label, num_failed, failed_at }) => ({
      action: { kind: 'look', step_id },
      label: fill(texts.look.press, { label }),
      why: fill(texts.look.why, { label, count: num_failed, day: formatDay(failed_at, now) }),
    }))

const proposeDecision = ({ measures, now }: ChildDossierData): ActionProposal[] =>
  measures
    .filter(({ is_complete, decided_at }) => is_complete && decided_at === null)
    .filter(({ topics }) => topics.some(({ advice }) => ['waive', 'repeat', 'begin'].includes(advice)))
    .slice(-1)
    .map(({ last_answer_at, created_at }) => ({
      action: { kind: 'decide' },
      label: texts.decide.press,
      why: fill(texts.decide.why, { day: formatDay(last_answer_at ?? created_at, now) }),
    }))

const proposeForDeclined = (dossier: ChildDossierData): ActionProposal[] =>
  dossier.categories
    .filter(({ category }) => dossier.declined?.includes(category))
    .flatMap((category) =>
      proposeFor(dossier, category.category, fill(texts.hard.declined, { label: category.name })),
    )
    .slice(0, maxOfKind)

/** Proposes steps for low categories. After a decline also for unsure ones, because no category may show it. */
const proposeForHard = (dossier: ChildDossierData): ActionProposal[] =>
  dossier.categories
    .filter(({ skill: { look } }) => look === 'low' || (look === 'middle' && dossier.declined !== null))
    .filter(({ category }) => !dossier.declined?.includes(category))
    .toSorted((a, b) => a.skill.chance - b.skill.chance)
    .flatMap(({ category, name: label, skill }) =>
      proposeFor(
        dossier,
        category,
        fill(skill.look === 'low' ? texts.hard.evidence : texts.hard.unsure, {
          label,
          percent: formatPercent(skill.chance),
          low: formatPercent(skill.low),
          high: formatPercent(skill.high),
        }),
      ),
    )
    .slice(0, maxOfKind)

/** Proposes to repeat the passed step of a category, or else to add its first step if the path has none. */
function proposeFor(
  { name, steps, path }: ChildDossierData,
  category: string,
  evidence: string,
): ActionProposal[] {
  const ofCategory = steps.filter((step) => step.category === category && !step.is_own && !isPairStep(step))
  const keys = new Set(ofCategory.map((step) => formatStepKey({ ...step, is_test_step: false })))
  const passed = path.progress.findLast((step) => step.is_complete && keys.has(formatStepKey(step)))
  const [first] = ofCategory.toSorted((a, b) => a.dl - b.dl)
  if (passed !== undefined) {
    const isSkipped = passed.waived && passed.highest_difficulty_completed === null
    const why = fill(isSkipped ? texts.hard.isSkipped : texts.hard.isPassed, {
      evidence,
      name,
      label: passed.label,
    })
    return [
      {
        action: { kind: 'repeat', step: passed },
        label: fill(texts.hard.repeat, { label: passed.label }),
        why,
      },
    ]
  }
  const onPath = new Set(path.path.entries.map(formatStepKey))
  if (first === undefined || [...keys].some((key) => onPath.has(key))) return []
  const notThere = fill(texts.hard.notOnPath, { evidence })
  const why = path.follows_group_id === null ? notThere : `${notThere} ${fill(texts.hard.ownPath, { name })}`
  return [{ action: { kind: 'add', step: first }, label: fill(texts.hard.add, { label: first.label }), why }]
}

/** Proposes the step that mixes two spellings that the child was taught but confuses, with example words. */
function proposePair({ name, categories, errors, steps, path, now }: ChildDossierData): ActionProposal[] {
  const onPath = new Set(path.path.entries.map(formatStepKey))
  const lookOf = new Map(categories.map(({ category, skill }) => [category, skill.look]))
  return steps
    .flatMap((step) => {
      const { pair } = step
      if (pair === null || onPath.has(formatStepKey({ ...step, is_test_step: false }))) return []
      const looks = pair.categories.map((category) => lookOf.get(category))
      // A child that knows both spellings well may still make slips.
      if (looks.includes(undefined) || looks.every((look) => look === 'good')) return []
      const spellings = errors
        .flatMap(({ types }) => types.filter(({ tag }) => pair.errors.includes(tag)))
        .flatMap((type) => type.spellings)
        .filter(({ last_at }) => now - last_at < mixedUpSeconds)
        .toSorted((a, b) => a.last_at - b.last_at)
      const writtenOf = new Map(spellings.map(({ word, written }) => [word, written]))
      return writtenOf.size < minMixedUp ? [] : [{ step, written: [...writtenOf.values()].toReversed() }]
    })
    .toSorted((a, b) => b.written.length - a.written.length)
    .slice(0, 1)
    .map(({ step, written }) => {
      const words = written.slice(0, numExamples).join(', ')
      const why = fill(texts.pair.why, { name, count: written.length, words })
      const ownPath = path.follows_group_id === null ? '' : ` ${fill(texts.hard.ownPath, { name })}`
      return {
        action: { kind: 'add', step },
        label: fill(texts.pair.add, { label: step.label }),
        why: `${why}${ownPath}`,
      }
    })
}

const proposeFaded = ({ path: { progress } }: ChildDossierData): ActionProposal[] =>
  progress
    .filter(({ has_faded, is_complete }) => has_faded && is_complete)
    .slice(0, 1)
    .map((step) => ({
      action: { kind: 'repeat', step },
      label: fill(texts.hard.repeat, { label: step.label }),
      why: fill(texts.faded, { label: step.label }),
    }))

function proposeMeasure({ measures, now, last_practised_at, name }: ChildDossierData): ActionProposal[] {
  const given = measures.filter(({ withdrawn_at }) => withdrawn_at === null)
  const last = given.at(-1)
  if (last_practised_at === null || given.some(({ is_complete }) => !is_complete)) return []
  if (last !== undefined && now - last.created_at < measureSeconds) return []
  const why =
    last === undefined
      ? fill(texts.measure.none, { name })
      : fill(texts.measure.longAgo, { day: formatDay(last.created_at, now) })
  return [{ action: { kind: 'measure' }, label: texts.measure.press, why }]
}
