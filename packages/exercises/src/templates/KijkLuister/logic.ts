import { catalogue, spoken } from '@letterliaan/texts'
import { judgeNothing } from '../../kit/judge.ts'
import { letterRevealFlow, type LetterReveal, type LetterRevealEvent } from '../../kit/letter-reveal.ts'
import type { TemplateLogic } from '../../kit/template.ts'
import { splitCommaList, hasLetterSounds, hasReadLetters } from '../../kit/word-data.ts'

/** What it says of itself; what more templates say is in the catalogues of `@letterliaan/texts`. */
export const texts = catalogue({
  instruction: spoken('Kijk en luister naar elke klank'),
  rightWords: spoken('Deze woorden heb je gezien en gehoord:'),
})

/**
 * As LeesLetters, with each grapheme's sound at the pace of sounds, and the word when the card flips (TPL-2, TPL-37).
 */
const kijkLuisterFlow = letterRevealFlow({
  soundsOf: ({ word }) => splitCommaList(word.structure_audio_parts),
  withWord: [{ type: 'speak', sound: 'word' }],
})

/** Looking and listening: nothing can be wrong. */
export const kijkLuister: TemplateLogic<'KijkLuister', object, LetterReveal, LetterRevealEvent> = {
  ...judgeNothing,
  flow: kijkLuisterFlow,
  name: 'KijkLuister',
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
  speaks: ['word', 'part'],
  rightWords: texts.rightWords,
  canPlay: (word) => hasReadLetters(word) && hasLetterSounds(word) && word.audio_word,
  expectedInput: ({ word }) => word.word,
}
