import { catalogue, spoken } from '@letterliaan/texts'
import * as exerciseTexts from '@letterliaan/texts/exercise'
import { judgeNothing } from '../../kit/judge.ts'
import { letterRevealFlow, type LetterReveal, type LetterRevealEvent } from '../../kit/letter-reveal.ts'
import type { TemplateLogic } from '../../kit/template.ts'
import { hasLetterSounds, hasReadLetters, splitCommaList } from '../../kit/word-data.ts'

/** What it says of itself; what more templates say is in the catalogues of `@letterliaan/texts`. */
export const texts = catalogue({
  instruction: spoken('Lees de letters mee'),
})

/** The graphemes appear one a second, each with its sound; the card flips to the whole word (TPL-1, TPL-30, TPL-37). */
const leesLettersFlow = letterRevealFlow({
  soundsOf: ({ word }) => (hasLetterSounds(word) ? splitCommaList(word.structure_audio_parts) : []),
  withWord: [],
})

/** Reading along: nothing can be wrong. */
export const leesLetters: TemplateLogic<'LeesLetters', object, LetterReveal, LetterRevealEvent> = {
  ...judgeNothing,
  flow: leesLettersFlow,
  name: 'LeesLetters',
  texts,
  category: 'Verkennen',
  is_dictation: false,
  tries: null,
  hidesWord: false,
  showsWord: true,
  enterSubmits: true,
  tellsOutcome: true,
  hasStepTestOutro: false,
  opensWith: ['word'],
  speaks: ['part'],
  rightWords: exerciseTexts.outro.read,
  canPlay: hasReadLetters,
  expectedInput: ({ word }) => word.word,
}
