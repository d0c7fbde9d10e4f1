import type { TemplateLogic } from '../../kit/template.ts'
import { judgeVerhaal, wordsOfStory, type Story } from './judge.ts'

export const verhaal: TemplateLogic<'Verhaal', Story> = {
  ...judgeVerhaal,
  name: 'Verhaal',
  category: 'Oefenen',
  is_dictation: false,
  tries: null,
  hidesWord: false,
  showsWord: true,
  enterSubmits: false,
  tellsOutcome: true,
  hasStepTestOutro: false,
  opensWith: ['word'],
  choosesWords: wordsOfStory,
  writes: 'story',
  canPlay: (word) => word.word !== '',
  expectedInput: ({ words }) => words.map(({ word }) => word).join(','),
}
