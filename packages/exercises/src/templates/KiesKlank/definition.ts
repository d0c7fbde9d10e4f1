import type { TemplateLogic } from '../../kit/template.ts'
import { hasCodes, hasLetterSounds, hasReadLetters } from '../../kit/word-data.ts'
import { hasGap } from './gap.ts'
import { judgeKiesKlank, type ChosenSound } from './judge.ts'

export const kiesKlank: TemplateLogic<'KiesKlank', ChosenSound> = {
  ...judgeKiesKlank,
  name: 'KiesKlank',
  category: 'Verkennen',
  is_dictation: false,
  tries: null,
  hidesWord: false,
  enterSubmits: true,
  tellsOutcome: true,
  hasStepTestOutro: false,
  opensWith: ['word'],
  canPlay: (word) =>
    hasReadLetters(word) && hasCodes(word) && hasLetterSounds(word) && word.audio_word && hasGap(word),
  expectedInput: ({ word }) => word.word,
}
