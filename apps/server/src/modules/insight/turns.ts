import type { SpellingMoment, SpellingTally, StudentInsight, TemplateName } from '@letterliaan/contract'
import { templates, writingTemplateNames } from '@letterliaan/exercises/logic'
import type { LogRow } from './queries.ts'

/** One time that an exercise asked a student to spell a word. */
export interface WordTurn {
  readonly word_id: number
  readonly step_id: number
  /** Unix seconds of the first answer. */
  readonly at: number
  readonly isRight: boolean
  readonly outcome: SpellingMoment['outcome']
  /** The first wrong answer; null if all were right. */
  readonly firstWrong: LogRow | null
  /** True for a dictation or a toets, in which the word is hidden and the answer is final. */
  readonly isMeasured: boolean
  readonly hasLooked: boolean
  /** True if the word was practised before. */
  readonly isTrained: boolean
}

const isTemplate = (name: string): name is TemplateName => Object.hasOwn(templates, name)

const measures = (name: string): boolean =>
  isTemplate(name) && (templates[name].run?.isDictation === true || templates[name].turn.toldAtEnd === true)

/** Returns false for a template that gives feedback only at its end. */
export const isTrainingTemplate = (name: string): boolean =>
  isTemplate(name) && !templates[name].turn.toldAtEnd

const keyOf = ({ exercise_id, difficulty, run, word_id }: LogRow): string =>
  `${exercise_id} ${difficulty} ${run} ${word_id}`

/** Groups the log into turns. Exercises that only show words have no turns. `log` must be in order. */
export function toTurns(log: readonly LogRow[]): WordTurn[] {
  const practised = new Set<number>()
  const turns = new Map<string, { readonly rows: LogRow[]; readonly isTrained: boolean }>()
  for (const row of log) {
    if (writingTemplateNames.has(row.template)) {
      const key = keyOf(row)
      const turn = turns.get(key) ?? { rows: [], isTrained: practised.has(row.word_id) }
      turn.rows.push(row)
      turns.set(key, turn)
    }
    if (isTrainingTemplate(row.template)) practised.add(row.word_id)
  }
  return [...turns.values()].map(({ rows, isTrained }) => toTurn(rows, isTrained))
}

function toTurn(rows: readonly LogRow[], isTrained: boolean): WordTurn {
  const [first] = rows
  if (first === undefined) throw new Error('A turn has a row.')
  const firstWrong = rows.find(({ is_right }) => !is_right) ?? null
  const isRight = firstWrong === null && rows.every(({ hints, cheats }) => hints === 0 && cheats === 0)
  return {
    word_id: first.word_id,
    step_id: first.step_id,
    at: first.created_at,
    isRight,
    outcome: isRight ? 'right' : rows.some(({ is_right }) => is_right) ? 'later' : 'wrong',
    firstWrong,
    isMeasured: measures(first.template),
    hasLooked: rows.some(({ cheats }) => cheats > 0),
    isTrained,
  }
}

const lastWords = 20

/** Counts looks at the last words. Leaves out measures, because they have no button to look. */
export function countLooks(turns: readonly WordTurn[]): StudentInsight['looks'] {
  const last = turns.filter(({ isMeasured }) => !isMeasured).slice(-lastWords)
  return { words: last.length, looked: last.filter(({ hasLooked }) => hasLooked).length }
}

export const tallyTurns = (turns: readonly WordTurn[]): SpellingTally => ({
  words: turns.length,
  right: turns.filter(({ isRight }) => isRight).length,
})
