import type { Flow, Submit } from '../../kit/flow.ts'

export interface KijkLeesState {
  /** Has the child said that it read the word aloud? Then it may hear it, and go on. */
  readonly hasRead: boolean
}

export type KijkLeesEvent = Submit | { readonly type: 'read' }

/** The word in klankgroepen beside its picture: read aloud first, then it may be heard (TPL-3). */
export const kijkLeesFlow: Flow<KijkLeesState, KijkLeesEvent> = {
  start: () => ({ state: { hasRead: false }, effects: [] }),
  next(_task, state, event) {
    switch (event.type) {
      case 'read':
        return state.hasRead
          ? { state, effects: [] }
          : { state: { hasRead: true }, effects: [{ type: 'feedback', feedback: 'letter' }] }
      case 'submit':
        return { state, effects: state.hasRead ? [{ type: 'answer', data: {} }] : [] }
      case 'rejected':
      case 'wake':
        return { state, effects: [] }
    }
  },
  isFilledIn: (_task, { hasRead }) => hasRead,
}
