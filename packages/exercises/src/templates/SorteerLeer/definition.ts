import type { TemplateLogic } from '../../kit/template.ts'
import { judgeSorteerLeer, type SortedWord } from './judge.ts'
import { sortingOf } from './sorting.ts'

export const sorteerLeer: TemplateLogic<'SorteerLeer', SortedWord> = {
  ...judgeSorteerLeer,
  name: 'SorteerLeer',
  category: 'Verkennen',
  is_dictation: false,
  tries: null,
  hidesWord: false,
  showsWord: true,
  enterSubmits: true,
  tellsOutcome: true,
  hasStepTestOutro: false,
  opensWith: ['word'],
  sortsAnchors: true,
  canPlay: (word) => word.word !== '',
  expectedInput: (task) => sortingOf(task).right?.name ?? task.word.word,
}
