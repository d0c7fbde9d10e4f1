import type { Color } from '@letterliaan/contract'
import { blankColouring, isColoured, paintForTurn, type Colouring } from '../../kit/colouring.ts'
import type { Flow, Pace, Turn } from '../../kit/flow.ts'
import { hideWake, hideWord, revealWord } from '../../kit/hidden-word.ts'
import { typeHidden, type HiddenTyping, type HiddenTypingEvent } from '../../kit/hidden-typing.ts'
import { emptyTyping } from '../../kit/restricted-typing.ts'
import type { Task } from '../../kit/template.ts'

export interface BlokkenState extends HiddenTyping {
  /** The blocks are coloured; then a checkmark shows; then the blocks are hidden and the word is typed. */
  readonly stage: 'colouring' | 'checked' | 'typing'
  readonly colouring: Colouring
}

export type BlokkenEvent =
  | HiddenTypingEvent
  | { readonly type: 'pick'; readonly color: Color }
  | { readonly type: 'paint'; readonly at: number }

const still = (state: BlokkenState): Turn<BlokkenState> => ({ state, effects: [] })

const isFilledIn = (state: BlokkenState): boolean =>
  state.stage === 'typing' && state.typing.input.trim() !== '' && state.typing.input !== state.rejected

const paint = (
  task: Task,
  state: BlokkenState,
  block: number,
  at: number,
  pace: Pace,
): Turn<BlokkenState> => {
  const required = task.exercise_data.colors
  const { state: colouring, effects } = paintForTurn(state.colouring, required, block)
  const isChanged = colouring.painted !== state.colouring.painted
  const painted = { ...(isChanged ? hideWord(state) : state), colouring }
  if (!isChanged || !isColoured(required, colouring.painted)) return { state: painted, effects }
  return {
    state: { ...painted, stage: 'checked' },
    effects: [...effects, { type: 'wake', name: 'hide-blocks', at: at + pace.blocksMs }],
  }
}

/** Colour the blocks of the word that is heard; all right: checkmark, the blocks hide, the word is typed (TPL-31). */
export const blokkenFlow: Flow<BlokkenState, BlokkenEvent> = {
  start: ({ exercise_data }) =>
    still({
      stage: 'colouring',
      colouring: blankColouring(exercise_data.colors),
      typing: emptyTyping,
      rejected: null,
      isWordVisible: false,
    }),
  next(task, state, event, at, pace) {
    switch (event.type) {
      case 'pick':
        return still({ ...state, colouring: { ...state.colouring, brush: event.color } })
      case 'paint':
        return state.stage === 'colouring' ? paint(task, state, event.at, at, pace) : still(state)
      case 'text':
        return state.stage === 'typing' ? typeHidden(task, state, event.text) : still(state)
      case 'reveal':
        return revealWord(state, at, pace)
      case 'wake':
        if (event.name === hideWake) return still(hideWord(state))
        return still(state.stage === 'checked' ? { ...state, stage: 'typing' } : state)
      case 'rejected':
        return still({ ...state, rejected: state.typing.input })
      case 'submit':
        return {
          state,
          effects: isFilledIn(state)
            ? [{ type: 'answer', data: { colors: state.colouring.painted, answer: state.typing.input } }]
            : [],
        }
    }
  },
  isFilledIn: (_task, state) => isFilledIn(state),
}
