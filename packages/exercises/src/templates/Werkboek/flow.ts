import type { Flow, Submit } from '../../kit/flow.ts'

export interface WerkboekState {
  readonly downloaded: boolean
}

export type WerkboekEvent = Submit | { readonly type: 'download'; readonly id: number }

/** The workbook is downloaded; only then can the child say that it is done (EX-17, TPL-22). */
export const werkboekFlow: Flow<WerkboekState, WerkboekEvent> = {
  start: () => ({ state: { downloaded: false }, effects: [] }),
  next({ documents }, state, event) {
    switch (event.type) {
      case 'download': {
        const document = documents.find(({ id }) => id === event.id)
        return document === undefined
          ? { state, effects: [] }
          : { state: { downloaded: true }, effects: [{ type: 'open-document', document }] }
      }
      case 'submit':
        return { state, effects: state.downloaded ? [{ type: 'answer', data: { downloaded: true } }] : [] }
      case 'rejected':
      case 'wake':
        return { state, effects: [] }
    }
  },
  isFilledIn: (_task, { downloaded }) => downloaded,
}
