import type { Color } from '@letterliaan/contract'
import { normaliseColor } from '@letterliaan/contract/palette'
import { catalogue, spoken } from '@letterliaan/texts'
import {
  createBlankColouring,
  isColoured,
  isWrongColor,
  paintBlockInTurn,
  type Colouring,
} from '../../kit/colouring.ts'
import type { Flow, Pace, TurnTransition } from '../../kit/flow.ts'
import {
  sendInput,
  typeHiddenWord,
  type HiddenWordTyping,
  type HiddenWordTypingEvent,
} from '../../kit/hidden-typing.ts'
import { describeStuckColouring, describeStuckTyping } from '../../kit/stuck.ts'
import { hideWakeName, hideWord, revealWord } from '../../kit/word-visibility.ts'
import { readOwnField, parseMove } from '../../kit/judge.ts'
import { parseColors, toColorsDetail } from '../../kit/painting.ts'
import { emptyTyping, isWrongLetter } from '../../kit/restricted-typing.ts'
import { typedSpelling } from '../../kit/spelling.ts'
import type { Judge, Turn, TemplateLogic } from '../../kit/template.ts'
import { isWordOfTurn, readTypedAnswer } from '../../kit/judge-typed-word.ts'
import { hasColors } from '../../kit/word-data.ts'

export const texts = catalogue({
  instruction: spoken('Luister, kleur de blokken en typ het woord'),
})

export interface BlokkenAnswer {
  readonly colors: readonly (Color | null)[]
  readonly answer: string
}

const readAnswer = (data: Readonly<Record<string, unknown>>): BlokkenAnswer | null => {
  const typed = readTypedAnswer(data)
  const colors = parseColors(readOwnField(data, 'colors'))
  return typed === null || colors === null ? null : { colors, answer: typed.answer }
}

const blokkenJudge: Judge<BlokkenAnswer> = {
  read: (data) => parseMove(data, readAnswer),
  isWrongAttempt({ word, exercise_data }, attempt, at) {
    const color = normaliseColor(attempt)
    return color === null
      ? isWrongLetter(word.word, attempt, at)
      : isWrongColor(exercise_data.colors, color, at)
  },
  isRight: (turn, { colors, answer }) =>
    isColoured(turn.exercise_data.colors, colors) && isWordOfTurn(turn, answer),
  toText: ({ answer }) => answer,
}

export interface BlokkenState extends HiddenWordTyping {
  /** The blocks are coloured, a checkmark appears, and the word is typed without the blocks. */
  readonly stage: 'colouring' | 'checked' | 'typing'
  readonly colouring: Colouring
}

export type BlokkenEvent =
  | HiddenWordTypingEvent
  | { readonly type: 'pick'; readonly color: Color }
  | { readonly type: 'paint'; readonly at: number }

const still = (state: BlokkenState): TurnTransition<BlokkenState> => ({ state, effects: [] })

const isFilledIn = (state: BlokkenState): boolean =>
  state.stage === 'typing' && state.typing.input.trim() !== '' && state.typing.input !== state.rejected

const paint = (
  turn: Turn,
  state: BlokkenState,
  block: number,
  at: number,
  pace: Pace,
): TurnTransition<BlokkenState> => {
  const required = turn.exercise_data.colors
  const { state: colouring, effects } = paintBlockInTurn(state.colouring, required, block)
  const isChanged = colouring.painted !== state.colouring.painted
  const painted = { ...(isChanged ? hideWord(state) : state), colouring }
  if (!isChanged || !isColoured(required, colouring.painted)) return { state: painted, effects }
  return {
    state: { ...painted, stage: 'checked' },
    effects: [...effects, { type: 'wake', name: 'hide-blocks', at: at + pace.blocksMs }],
  }
}

const blokkenFlow: Flow<BlokkenState, BlokkenEvent> = {
  start: ({ exercise_data }) =>
    still({
      stage: 'colouring',
      colouring: createBlankColouring(exercise_data.colors),
      typing: emptyTyping,
      rejected: null,
      isWordVisible: false,
    }),
  next(turn, state, event, at, pace) {
    switch (event.type) {
      case 'pick':
        return still({ ...state, colouring: { ...state.colouring, brush: event.color } })
      case 'paint':
        return state.stage === 'colouring' ? paint(turn, state, event.at, at, pace) : still(state)
      case 'text':
        return state.stage === 'typing' ? typeHiddenWord(turn, state, event.text, at) : still(state)
      case 'reveal':
        return revealWord(state, at, pace)
      case 'wake':
        if (event.name === hideWakeName) return still(hideWord(state))
        return still(state.stage === 'checked' ? { ...state, stage: 'typing' } : state)
      case 'rejected':
        return still({ ...state, rejected: state.typing.input })
      case 'submit':
        return sendInput(
          turn,
          state,
          isFilledIn(state)
            ? [{ type: 'answer', data: { colors: state.colouring.painted, answer: state.typing.input } }]
            : [],
        )
    }
  },
  isFilledIn: (_turn, state) => isFilledIn(state),
  stuckAt: (turn, { stage, typing, rejected, colouring }) =>
    stage === 'typing'
      ? describeStuckTyping(turn.word.word, typing.input, rejected, typing.refused)
      : stage === 'colouring'
        ? describeStuckColouring(turn, colouring.painted, false)
        : null,
}

export const logic: TemplateLogic<'Blokken', BlokkenAnswer, BlokkenState, BlokkenEvent> = {
  name: 'Blokken',
  texts,
  category: 'Verkennen',
  activity: 'blocks',
  lesson: {
    name: 'Kleur de blokken',
    task: 'Luister naar het woord, geef elk blok de goede kleur en typ het woord.',
    after: 'Je hebt alle woorden gekleurd en getypt.',
    picture: 'brick',
    numWords: 6,
    sounds: { offered: ['word'], needed: ['word'], neededForSoundAlikes: ['sentence'] },
    ownWords: { short: 4, long: 4 },
  },
  word: { shown: 'peek', asked: 'coloured', canPlay: (word) => hasColors(word) && word.audio_word },
  judge: blokkenJudge,
  flow: blokkenFlow,
  turn: { opensWith: ['word'], givesColors: true },
  data: {
    described:
      '`{ colors, answer }`: a colour for each letter, as `exercise_data.colors` has them, then the word',
    right: ({ word, exercise_data }) => ({ colors: exercise_data.colors, answer: word.word }),
  },
  spelling: typedSpelling,
  outro: { shows: toColorsDetail },
}
