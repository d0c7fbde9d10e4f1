import type { Flow, Submit, TextTyped } from './flow.ts'

/** Typing that nothing restricts or corrects (templates.md): the raw answer is what diagnosis needs. */
export interface FreeTyping {
  readonly input: string
  /** The answer that was told to be wrong last: it is not sent again, so that Enter twice costs no try. */
  readonly rejected: string | null
}

export type FreeTypingEvent = Submit | TextTyped

const longestInput = 200

const isFilledIn = ({ input, rejected }: FreeTyping): boolean => input.trim() !== '' && input !== rejected

export const freeTypingFlow: Flow<FreeTyping, FreeTypingEvent> = {
  start: () => ({ state: { input: '', rejected: null }, effects: [] }),
  next(_task, state, event) {
    switch (event.type) {
      case 'text':
        return { state: { ...state, input: event.text.normalize('NFC').slice(0, longestInput) }, effects: [] }
      case 'submit':
        return {
          state,
          effects: isFilledIn(state) ? [{ type: 'answer', data: { answer: state.input } }] : [],
        }
      case 'rejected':
        return { state: { ...state, rejected: state.input }, effects: [] }
      case 'wake':
        return { state, effects: [] }
    }
  },
  isFilledIn: (_task, state) => isFilledIn(state),
}
