import type { Flow, Submit, TextTyped } from './flow.ts'

/** Typing that nothing restricts or corrects (templates.md): the raw answer is what diagnosis needs. */
export interface FreeTyping {
  readonly input: string
  /** How many answers were told to be wrong in this turn. */
  readonly rejections: number
}

export type FreeTypingEvent = Submit | TextTyped

const longestInput = 200

const isFilledIn = (state: FreeTyping): boolean => state.input.trim() !== ''

export const freeTypingFlow: Flow<FreeTyping, FreeTypingEvent> = {
  start: () => ({ state: { input: '', rejections: 0 }, effects: [] }),
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
        return { state: { ...state, rejections: state.rejections + 1 }, effects: [] }
      case 'wake':
        return { state, effects: [] }
    }
  },
  isFilledIn: (_task, state) => isFilledIn(state),
}
