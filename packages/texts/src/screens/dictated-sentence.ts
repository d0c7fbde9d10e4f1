import { catalogue } from '../catalogue.ts'

/** Feedback about a dictated sentence. `word` is the word before or after a punctuation mark. */

export const capitals = 'Hoofdletters'
export const marks = 'Leestekens'
export const count = '{right} van de {all} goed'
export const flawless = 'Helemaal goed!'
export const missingWord = 'mist'
export const wrong = 'Je schreef {written}. Het is {word}.'
export const missing = 'Dit woord hoort er nog bij: {word}.'
export const extra = 'Dit woord hoort er niet bij: {written}.'
export const noCapital = 'Hier hoort een hoofdletter: {word}.'
export const capital = 'Hier hoort geen hoofdletter: {word}.'
export const missingMark = 'Na {word} hoort een {mark}.'
export const missingMarkBefore = 'Voor {word} hoort een {mark}.'
export const wrongMark = 'Na {word} hoort een {mark}, geen {other}.'
export const extraMark = 'Na {word} hoort geen {mark}.'
export const extraMarkBefore = 'Voor {word} hoort geen {mark}.'
export const markNames = catalogue({
  full_stop: 'punt',
  question_mark: 'vraagteken',
  exclamation_mark: 'uitroepteken',
  comma: 'komma',
  colon: 'dubbele punt',
  quotation_mark: 'aanhalingsteken',
})
