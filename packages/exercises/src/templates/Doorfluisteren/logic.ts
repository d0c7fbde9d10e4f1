import { cutSentence } from '@letterliaan/rules/sentence'
import { catalogue, exclaimed, spoken } from '@letterliaan/texts'
import { dictationParts, dictatedTurn } from '../../kit/dictation.ts'
import type { Flow, TextTyped, TurnEffect, TurnTransition } from '../../kit/flow.ts'
import { emptyFreeTyping, maxSentenceLength, writeText, type FreeTyping } from '../../kit/free-typing-flow.ts'
import type { TypedAnswer } from '../../kit/judge-typed-word.ts'
import type { TemplateLogic, Turn } from '../../kit/template.ts'

export const texts = catalogue({
  write: spoken('De dieren fluisteren een zin door. Schrijf het stukje op dat je hoort.', {
    sober: 'Er komt een zin door de radio. Schrijf het stukje op dat je hoort.',
  }),
  arrived: exclaimed('De zin is aangekomen! Kijk wat er gezegd is en wat jij schreef.'),
  hear: 'Luister naar stukje {number} van {count}',
  piece: 'stukje {number}',
  writePiece: 'Schrijf stukje {number} van {count}',
  said: 'Er is gezegd:',
  came: 'Jij schreef:',
})

/** A child writes each phrase once, as it heard it, and gets no feedback. */
export interface Whispering extends FreeTyping {
  readonly came: readonly string[]
  readonly isOver: boolean
}

export type WhisperEvent = TextTyped | { readonly type: 'hear' }

export const listPhrases = ({ word }: Pick<Turn, 'word'>): readonly string[] => cutSentence(word.sentence)

const stay = (state: Whispering): TurnTransition<Whispering> => ({ state, effects: [] })

/** The next phrase also stops the former one, which the child has written. */
const say = (turn: Turn, number: number): TurnEffect =>
  listPhrases(turn).length < 2
    ? { type: 'speak', sound: 'sentence', isPressed: true }
    : { type: 'speak', sound: 'phrase', part: String(number), isPressed: true }

/** A breath before the phrase. It ends before the voice starts, so that every sound can be heard. */
const whisper: TurnEffect = { type: 'feedback', feedback: 'whisper' }

const hear = (turn: Turn, state: Whispering): TurnTransition<Whispering> =>
  state.isOver ? stay(state) : { state, effects: [whisper, say(turn, state.came.length + 1)] }

const isFilledIn = (_turn: Turn, state: Whispering): boolean => state.isOver || state.input.trim() !== ''

const submit = (turn: Turn, state: Whispering): TurnTransition<Whispering> => {
  if (!isFilledIn(turn, state)) return stay(state)
  if (state.isOver) return { state, effects: [{ type: 'answer', data: { answer: state.came.join(' ') } }] }
  const came = [...state.came, state.input.trim()]
  const passed: Whispering = { ...state, input: '', came, isOver: came.length >= listPhrases(turn).length }
  const { effects } = hear(turn, passed)
  return { state: passed, effects: [{ type: 'feedback', feedback: 'letter' }, ...effects] }
}

/** Maximum length of a phrase, so that all phrases fit in one answer. */
const maxOf = (turn: Turn): number =>
  Math.floor(maxSentenceLength / Math.max(1, listPhrases(turn).length)) - 1

const flow: Flow<Whispering, WhisperEvent> = {
  start: () => stay({ ...emptyFreeTyping, came: [], isOver: false }),
  next(turn, state, event) {
    switch (event.type) {
      case 'text':
        return stay(state.isOver ? state : writeText(state, event.text, maxOf(turn)))
      case 'hear':
        return hear(turn, state)
      case 'submit':
        return submit(turn, state)
      case 'rejected':
      case 'wake':
        return stay(state)
    }
  },
  isFilledIn,
  stuckAt: null,
}

/** A sentence is whispered phrase by phrase. Only the word of the step counts, as in ZinDictee. */
export const logic: TemplateLogic<'Doorfluisteren', TypedAnswer, Whispering, WhisperEvent> = {
  name: 'Doorfluisteren',
  texts,
  category: 'Oefenen',
  activity: 'listening',
  lesson: {
    name: 'Zin doorgeven',
    task: 'Luister naar elk stukje van de zin en schrijf het op.',
    after: 'Alle zinnen zijn aangekomen.',
    picture: 'telephone-receiver',
    numWords: 6,
    sounds: { offered: ['sentence'], needed: ['sentence'] },
    trains: ['aaneen'],
  },
  ...dictationParts,
  flow,
  turn: { ...dictatedTurn, countPhrases: (word) => listPhrases({ word }).length },
}
