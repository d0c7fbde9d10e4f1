import type { TemplateLogic } from '../../kit/template.ts'
import { hasLetterSounds, hasReadLetters } from '../../kit/word-data.ts'
import { judgeKijkLuister } from './judge.ts'

export const kijkLuister: TemplateLogic<'KijkLuister', object> = {
  ...judgeKijkLuister,
  name: 'KijkLuister',
  category: 'Verkennen',
  is_dictation: false,
  tries: null,
  hidesWord: false,
  showsWord: true,
  enterSubmits: true,
  tellsOutcome: true,
  hasStepTestOutro: false,
  opensWith: ['word'],
  speaks: ['word', 'part'],
  canPlay: (word) => hasReadLetters(word) && hasLetterSounds(word) && word.audio_word,
  expectedInput: ({ word }) => word.word,
}
