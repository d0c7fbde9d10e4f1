import { catalogue } from '../catalogue.ts'

/** Feedback about a dictated sentence. `word` is the word before or after a punctuation mark. */
export const dictatedTexts = catalogue({
  capitals: 'Hoofdletters',
  marks: 'Leestekens',
  count: '{right} van de {all} goed',
  flawless: 'Helemaal goed!',
  missingWord: 'mist',
  wrong: 'Je schreef {written}. Het is {word}.',
  missing: 'Dit woord hoort er nog bij: {word}.',
  extra: 'Dit woord hoort er niet bij: {written}.',
  noCapital: 'Hier hoort een hoofdletter: {word}.',
  capital: 'Hier hoort geen hoofdletter: {word}.',
  missingMark: 'Na {word} hoort een {mark}.',
  missingMarkBefore: 'Voor {word} hoort een {mark}.',
  wrongMark: 'Na {word} hoort een {mark}, geen {other}.',
  extraMark: 'Na {word} hoort geen {mark}.',
  extraMarkBefore: 'Voor {word} hoort geen {mark}.',
  markNames: {
    full_stop: 'punt',
    question_mark: 'vraagteken',
    exclamation_mark: 'uitroepteken',
    comma: 'komma',
    colon: 'dubbele punt',
    quotation_mark: 'aanhalingsteken',
  },
})
