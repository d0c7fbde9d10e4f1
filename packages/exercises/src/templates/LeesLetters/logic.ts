import { judgeNothing } from '../../kit/judge.ts'
import { letterRevealFlow, type LetterReveal, type LetterRevealEvent } from '../../kit/letter-reveal.ts'
import type { TemplateLogic } from '../../kit/template.ts'
import { hasReadLetters } from '../../kit/word-data.ts'

/** The graphemes appear one a second without sound; the card flips to the whole word (TPL-1, TPL-30). */
const leesLettersFlow = letterRevealFlow({ soundsOf: () => [], withWord: [] })

/** Reading along: nothing can be wrong. */
export const leesLetters: TemplateLogic<'LeesLetters', object, LetterReveal, LetterRevealEvent> = {
  ...judgeNothing,
  flow: leesLettersFlow,
  name: 'LeesLetters',
  category: 'Verkennen',
  is_dictation: false,
  tries: null,
  hidesWord: false,
  showsWord: true,
  enterSubmits: true,
  tellsOutcome: true,
  hasStepTestOutro: false,
  opensWith: ['word'],
  canPlay: hasReadLetters,
  expectedInput: ({ word }) => word.word,
}
