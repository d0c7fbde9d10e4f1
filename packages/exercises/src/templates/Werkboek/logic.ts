import type { ExerciseDocument } from '@letterliaan/contract'
import { catalogue, spoken } from '@letterliaan/texts'
import type { Flow, TurnTransition } from '../../kit/flow.ts'
import { readOwnField, parseMove } from '../../kit/judge.ts'
import type { Judge, TemplateLogic } from '../../kit/template.ts'

export const texts = catalogue({
  instruction: spoken('Download je werkboek'),
  coming: 'Je werkboek komt eraan …',
  printIt: spoken('Print het werkboek en maak het op papier. Ben je klaar? Druk dan op ‘Ik ben klaar’.'),
  downloadNamed: 'Download {name}',
  done: 'Ik ben klaar',
})

export interface WerkboekAnswer {
  readonly downloaded: true
}

/** Paper is not judged, so all its words count as done. */
const werkboekJudge: Judge<WerkboekAnswer> = {
  read: (data) =>
    parseMove(data, (fields) => (readOwnField(fields, 'downloaded') === true ? { downloaded: true } : null)),
  isWrongAttempt: () => false,
  isRight: () => true,
  outcomes: ({ words }) => words.map(({ word }) => ({ word, right: true })),
  toText: () => '',
}

export interface WerkboekState {
  readonly workbook: 'asked' | 'coming' | 'here'
}

export interface WerkboekEvent {
  readonly type: 'download'
  readonly id: number
}

/** The child can report that it is done only after the download (EX-17, TPL-22). */
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
  isFilledIn: (_turn, state) => isHere(state),
  stuckAt: null,
}

const isHere = ({ workbook }: WerkboekState): boolean => workbook === 'here'

const download = (
  state: WerkboekState,
  document: ExerciseDocument | undefined,
): TurnTransition<WerkboekState> => {
  if (document === undefined || state.workbook === 'coming') return { state, effects: [] }
  return { state: isHere(state) ? state : { workbook: 'coming' }, effects: [{ type: 'download', document }] }
}

const arrive = (state: WerkboekState, wake: string): WerkboekState => {
  if (wake === 'downloaded') return { workbook: 'here' }
  return state.workbook === 'coming' ? { workbook: 'asked' } : state
}

export const logic: TemplateLogic<'Werkboek', WerkboekAnswer, WerkboekState, WerkboekEvent> = {
  name: 'Werkboek',
  texts,
  category: 'Oefenen',
  activity: 'writing',
  lesson: {
    name: 'Werkboek',
    task: 'Download het werkboek van deze stap, print het en maak het op papier.',
    after: 'Je hebt in het werkboek gewerkt.',
    picture: 'notebook',
    numWords: 10,
    sounds: { offered: [], needed: [] },
  },
  word: { shown: 'always', asked: 'in_sight', canPlay: (word) => word.word !== '' },
  judge: werkboekJudge,
  flow: werkboekFlow,
  turn: { opensWith: [] },
  data: {
    described: '`{ downloaded }`: true, after `documents[].url` was fetched; it ends the run',
    right: () => ({ downloaded: true }),
    expectedInput: () => '',
  },
  spelling: null,
  run: { needsDocuments: true },
}
