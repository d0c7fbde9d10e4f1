import type { Flow, Reveal, Turn } from '../../kit/flow.ts'
import {
  canSend,
  emptyPaper,
  rejectText,
  sendText,
  wordStyle,
  writeText,
  type FreeTyping,
  type FreeTypingEvent,
} from '../../kit/free-typing-flow.ts'
import { hideWake, hideWord, revealWord, type HiddenWord } from '../../kit/hidden-word.ts'

export interface TypHintsState extends FreeTyping, HiddenWord {
  /** How often the answer was wrong: the first error brings the rule, the second the coloured blocks, the third a letter. */
  readonly errors: number
}

export type TypHintsEvent = FreeTypingEvent | Reveal

const mostHelp = 3

const giveHelp = (state: TypHintsState): Turn<TypHintsState> => ({
  state: { ...state, errors: state.errors + 1 },
  effects: state.errors < mostHelp ? [{ type: 'hint' }] : [],
})

/** The word is heard and typed; each of the first three errors brings more help, which counts as a hint (TPL-15). */
export const typHintsFlow: Flow<TypHintsState, TypHintsEvent> = {
  start: () => ({ state: { ...emptyPaper, isWordVisible: false, errors: 0 }, effects: [] }),
  next(task, state, event, at, pace) {
    switch (event.type) {
      case 'text':
        return { state: writeText(hideWord(state), event.text, wordStyle.longest), effects: [] }
      case 'reveal':
        return revealWord(state, at, pace)
      case 'wake':
        return { state: event.name === hideWake ? hideWord(state) : state, effects: [] }
      case 'submit':
        return sendText(wordStyle, task, state)
      case 'rejected':
        return giveHelp(rejectText(state))
    }
  },
  isFilledIn: (task, state) => canSend(wordStyle, task, state),
}
