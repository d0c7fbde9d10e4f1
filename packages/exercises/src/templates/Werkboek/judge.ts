import { fieldOf, readMove } from '../../kit/reading.ts'
import type { Judge } from '../../kit/template.ts'

/** An answer's data: the workbook was downloaded. */
export interface Downloaded {
  readonly downloaded: true
}

/** What a child does on paper can't be wrong: all words of the workbook are done. */
export const judgeWerkboek: Judge<Downloaded> = {
  read: (data) =>
    readMove(data, (fields) => (fieldOf(fields, 'downloaded') === true ? { downloaded: true } : null)),
  isWrongAttempt: () => false,
  isRight: () => true,
  outcomes: ({ words }) => words.map(({ word }) => ({ word, right: true })),
  toText: () => '',
}
