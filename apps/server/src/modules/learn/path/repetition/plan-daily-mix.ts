import type { GameTemplate, TemplateName } from '@letterliaan/contract'
import { templates } from '@letterliaan/exercises/logic'
import { daySeconds } from '@letterliaan/rules/calendar'
import {
  choosePracticeOrGame,
  drawMix,
  type MixableWord,
  type MixSettings,
  type UnconfirmedStep,
} from '@letterliaan/rules/mix'
import type { Queries } from '../../../../db/database.ts'
import {
  listJudgedCategories,
  findGames,
  choosePracticeTemplates,
  findWordOf,
  type Mix,
  type MixSource,
  mixSteps,
  type OtherStep,
  toTaughtWord,
} from '../../../curriculum/index.ts'
import { findMistakes, findPractisedTexts, type PassedStep } from './queries.ts'
import {
  getWordCategory,
  type RememberedLesson,
  type RememberedWord,
  listRepeatableWords,
} from './repeatable-words.ts'
import { findMasteries } from '../../knowledge/queries.ts'

/** A repetition to create, of one step or 'Door elkaar'. `step` teaches its first word. */
export interface NewRepetition {
  readonly step: PassedStep
  readonly word_ids: readonly number[]
  readonly mix: Mix | null
  /** The game that practises the words of a repeated step; null for an exercise of the step itself. */
  readonly game: GameTemplate | null
}

interface Mixing {
  readonly student_id: number
  readonly repeatable: readonly RememberedLesson[]
  readonly size: number
  readonly numRepetitions: number
  readonly settings: MixSettings
}

/** Returns today's 'Door elkaar', or nothing if no word is due. `now`: unix seconds. */
export async function planDailyMix(
  queries: Queries,
  { student_id, repeatable, size, numRepetitions, settings }: Mixing,
  now: number,
): Promise<NewRepetition[]> {
  const practised = new Set((await findPractisedTexts(queries, student_id)).map(({ word }) => word))
  const unconfirmed = settings.asksNew
    ? findUnconfirmed(repeatable, practised, await findMasteries(queries, student_id), now)
    : []
  const due = distinctTexts(repeatable, practised, now)
  const drawn = drawMix(due, unconfirmed, size, now, settings)
  const sources = [...new Set(drawn.map(({ word_id }) => findSource(repeatable, word_id)))].filter(
    (source) => source !== undefined,
  )
  if (sources.length === 0) return []
  const mixed = mixSteps(
    sources.map(({ content }) => content),
    null,
  )
  const { practices, words } = choosePracticeTemplates(
    mixed,
    drawn.flatMap(({ word_id }) => findWordOf(mixed, ({ id }) => id === word_id) ?? []),
  )
  const mistakes = await readLastMistakes(
    queries,
    student_id,
    words.map(({ id }) => id),
  )
  const practice = choosePracticeOrGame(
    practices.map(withTraining),
    findGames(words).map(withTraining),
    mistakes,
    numRepetitions,
  )
  const used = sources.filter(({ content }) =>
    words.some(({ id }) => findWordOf(content, (word) => word.id === id)),
  )
  const [first] = used
  if (practice === undefined || first === undefined) return []
  return [
    {
      step: first.step,
      word_ids: words.map(({ id }) => id),
      mix: {
        sources: used.map((source) => toMixSource(source, now)),
        others: repeatable
          .filter((lesson) => !used.includes(lesson) && asksOneCategory(lesson))
          .map((lesson) => toOtherStep(lesson, now)),
        practice,
        drawn_at: now,
        asks_new: words.some(({ word }) => !practised.has(word)),
      },
      game: null,
    },
  ]
}

const withTraining = (name: TemplateName) => ({ name, trains: templates[name].lesson?.trains ?? [] })

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

/** False for words of a list, which each have a category, and for a mix of two spellings (ADR 35). */
const asksOneCategory = ({ content: { category, sides } }: RememberedLesson): boolean =>
  category !== '' && sides === undefined

const toOtherStep = ({ step, content }: RememberedLesson, now: number): OtherStep => ({
  step_id: step.id,
  passed_at: step.completed_at ?? now,
  category: content.category,
})

const toMixSource = ({ step, content }: RememberedLesson, now: number): MixSource => ({
  step_id: step.id,
  curriculum_step_id: content.id,
  passed_at: step.completed_at ?? now,
})

/** Returns passed steps that are not 'Beheerst', with unpractised words of their category (WEET-9). */
function findUnconfirmed(
  repeatable: readonly RememberedLesson[],
  practised: ReadonlySet<string>,
  masteries: Awaited<ReturnType<typeof findMasteries>>,
  now: number,
): UnconfirmedStep[] {
  const freshOf = new Map<string, UnconfirmedStep['words'][number][]>()
  for (const { content } of repeatable)
    for (const word of listRepeatableWords(content)) {
      if (practised.has(word.word)) continue
      const taught = toTaughtWord(content, word)
      for (const category of listJudgedCategories(taught)) {
        const fresh = freshOf.get(category) ?? []
        freshOf.set(category, fresh)
        fresh.push({ word_id: word.id, category: taught.category })
      }
    }
  return repeatable.flatMap(({ step, content }): UnconfirmedStep[] => {
    const mastery = masteries.find(({ step_id }) => step_id === step.id)
    // 'Beheerst' belongs to the two steps that teach the spellings, not to the step that mixes them (ADR 35).
    if (mastery?.mastered_at != null || content.sides) return []
    const words = freshOf.get(content.category) ?? []
    return [{ words, passed_at: step.completed_at ?? now, score: mastery?.score ?? 0 }]
  })
}

const findSource = (repeatable: readonly RememberedLesson[], word_id: number): RememberedLesson | undefined =>
  repeatable.find(({ content }) => findWordOf(content, ({ id }) => id === word_id) !== undefined)

/** Returns the practised words, one for each text. A word never recalled is due since its first step. */
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
    for (const each of listRepeatableWords(content)) {
      const { id, word } = each
      if (!practised.has(word)) continue
      const memory = memories.get(id)
      const byText = memory === undefined ? unrecalled : remembered
      if (byText.has(word)) continue
      const never = { word_id: id, category: getWordCategory(each, content), ...neverRecalled(passed_at) }
      const { strategy } = content
      byText.set(word, { ...(memory ?? never), strategy, num_letters: word.length })
    }
  }
  return [...new Map([...unrecalled, ...remembered]).values()]
}

const neverRecalled = (since: number): Omit<RememberedWord, 'word_id' | 'category'> => ({
  stability: 1,
  difficulty: 5,
  last_review: since,
  due: since + daySeconds,
})
