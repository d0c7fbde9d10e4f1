import type { Document } from '@letterliaan/contract'
import type { Flow, Submit, Turn } from '../../kit/flow.ts'

export interface WerkboekState {
  readonly workbook: 'asked' | 'coming' | 'here'
}

export type WerkboekEvent = Submit | { readonly type: 'download'; readonly id: number }

/** The workbook is downloaded; only then can the child say that it is done (EX-17, TPL-22). */
export const werkboekFlow: Flow<WerkboekState, WerkboekEvent> = {
  start: () => ({ state: { workbook: 'asked' }, effects: [] }),
  next({ documents }, state, event) {
    switch (event.type) {
      case 'download':
        return download(
          state,
          documents.find(({ id }) => id === event.id),
        )
      case 'wake':
        return { state: arrive(state, event.name), effects: [] }
      case 'submit':
        return { state, effects: isHere(state) ? [{ type: 'answer', data: { downloaded: true } }] : [] }
      case 'rejected':
        return { state, effects: [] }
    }
  },
  isFilledIn: (_task, state) => isHere(state),
}

const isHere = ({ workbook }: WerkboekState): boolean => workbook === 'here'

/** Who has it already may get it once more. */
const download = (state: WerkboekState, document: Document | undefined): Turn<WerkboekState> => {
  if (document === undefined || state.workbook === 'coming') return { state, effects: [] }
  return { state: isHere(state) ? state : { workbook: 'coming' }, effects: [{ type: 'download', document }] }
}

const arrive = (state: WerkboekState, wake: string): WerkboekState => {
  if (wake === 'downloaded') return { workbook: 'here' }
  return state.workbook === 'coming' ? { workbook: 'asked' } : state
}
