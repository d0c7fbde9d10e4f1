import { shuffle } from '@letterliaan/rules'
import { catalogue, spoken } from '@letterliaan/texts'
import type { Flow, TextTyped, TurnTransition } from '../../kit/flow.ts'
import {
  canSendText,
  emptyFreeTyping,
  rejectText,
  sendText,
  wordTypingVariant,
  writeText,
  type FreeTyping,
} from '../../kit/free-typing-flow.ts'
import { freeJudge, typedWordData, type TypedAnswer } from '../../kit/judge-typed-word.ts'
import { findWrongPlace } from '../../kit/letters-in-common.ts'
import { typedSpelling } from '../../kit/spelling.ts'
import { describeStuckWriting } from '../../kit/stuck.ts'
import type { TemplateLogic, Turn } from '../../kit/template.ts'

export const texts = catalogue({
  write: spoken('Luister naar het woord en schrijf het op. Zo laat je een vogel vrij.'),
  catchRight: spoken('Bij één vogel is het woord goed. Kies die vogel.'),
  writeAgain: spoken('Schrijf het woord nu zelf, dan is de vogel vrij.'),
  otherBird: spoken('Zo schrijf je het woord niet. Kijk goed en kies een andere vogel.'),
  caught: spoken('Goed gekozen!', { sober: 'Dit is de goede.' }),
  caughtAfter: spoken('Goed gekozen! Denk nog eens aan wat je eerst schreef.', {
    sober: 'Dit is de goede. Denk nog eens aan wat je eerst schreef.',
  }),
  birds: 'Vogels met het woord',
  bird: 'vogel {number}: {spelling}',
  freed: { one: '1 vogel is vrij', many: '{count} vogels zijn vrij' },
})

export interface VangnetState extends FreeTyping {
  /** The child's misspellings of the word in this turn; the latest is last. */
  readonly slips: readonly string[]
  /** Null while the child writes the word. */
  readonly refused: readonly string[] | null
  readonly hasCaught: boolean
}

export type VangnetEvent = TextTyped | { readonly type: 'catch'; readonly spelling: string }

/** Together with the right spelling these are four, as many as a child can compare. */
const maxSlips = 3

const stay = (state: VangnetState): TurnTransition<VangnetState> => ({ state, effects: [] })

/** Uses only misspellings that the child just wrote. To show others would be harmful (ADR 64). */
export const shuffleSpellings = ({ word }: Turn, { slips }: Pick<VangnetState, 'slips'>): readonly string[] =>
  shuffle([word.word, ...slips], word.id)

const fall = (state: VangnetState): VangnetState => {
  const slip = state.input.trim()
  const slips = [...state.slips.filter((other) => other !== slip), slip].slice(-maxSlips)
  return { ...rejectText(state), slips, refused: [], hasCaught: false }
}

const catchBird = (turn: Turn, state: VangnetState, spelling: string): TurnTransition<VangnetState> => {
  const { refused } = state
  const isOpen = refused !== null && !refused.includes(spelling)
  if (!isOpen || !shuffleSpellings(turn, state).includes(spelling)) return stay(state)
  if (spelling !== turn.word.word) return stay({ ...state, refused: [...refused, spelling] })
  return {
    state: { ...state, input: '', refused: null, hasCaught: true },
    effects: [{ type: 'feedback', feedback: 'letter' }],
  }
}

const isFilledIn = (turn: Turn, state: VangnetState): boolean =>
  state.refused === null && canSendText(wordTypingVariant, turn, state)

const flow: Flow<VangnetState, VangnetEvent> = {
  start: () => stay({ ...emptyFreeTyping, slips: [], refused: null, hasCaught: false }),
  next(turn, state, event) {
    switch (event.type) {
      case 'catch':
        return catchBird(turn, state, event.spelling)
      case 'text':
        return stay(
          state.refused === null ? writeText(state, event.text, wordTypingVariant.maxLength) : state,
        )
      case 'rejected':
        return stay(fall(state))
      case 'submit':
        return isFilledIn(turn, state) ? sendText(wordTypingVariant, turn, state) : stay(state)
      case 'wake':
        return stay(state)
    }
  },
  isFilledIn,
  stuckAt: ({ word }, { rejected, refused }) =>
    rejected === null || refused !== null ? null : describeStuckWriting(word.word, rejected),
}

/** The child writes a word from memory, compares a misspelling with the right one, and writes it again. */
export const logic: TemplateLogic<'Vangnet', TypedAnswer, VangnetState, VangnetEvent> = {
  name: 'Vangnet',
  texts,
  category: 'Oefenen',
  activity: 'typing',
  lesson: {
    name: 'Vangnet',
    task: 'Schrijf de woorden en laat de vogels vrij.',
    after: 'Alle vogels zijn vrij.',
    picture: 'bird-cage',
    numWords: 6,
    sounds: { offered: ['word', 'sentence'], needed: ['word'] },
    trains: ['ei-ij', 'au-ou', 'ch-g', 'd-t', 'b-p', 'f-v', 's-z'],
  },
  word: { shown: 'never', asked: 'by_ear', canPlay: ({ word, audio_word }) => word !== '' && audio_word },
  judge: freeJudge,
  flow,
  turn: { opensWith: ['word'] },
  data: typedWordData,
  spelling: typedSpelling,
  help: { placeOf: ({ word }, { answer }) => findWrongPlace(word.word, answer) },
}
