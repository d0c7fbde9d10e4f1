import type { TemplateLogic } from '../../kit/template.ts'
import { judgeWerkboek, type Downloaded } from './judge.ts'

export const werkboek: TemplateLogic<'Werkboek', Downloaded> = {
  ...judgeWerkboek,
  name: 'Werkboek',
  category: 'Oefenen',
  is_dictation: false,
  tries: null,
  hidesWord: false,
  showsWord: true,
  enterSubmits: true,
  tellsOutcome: true,
  hasStepTestOutro: false,
  needsDocuments: true,
  opensWith: [],
  canPlay: (word) => word.word !== '',
  expectedInput: () => '',
}
