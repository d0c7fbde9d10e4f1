import { catalogue, spoken } from '@letterliaan/texts'
import * as exerciseTexts from '@letterliaan/texts/exercise'
import type { Colouring } from '../../kit/colouring.ts'
import { judgePainted, paintingFlow, type PaintedAnswer, type PaintingEvent } from '../../kit/painting.ts'
import type { TemplateLogic } from '../../kit/template.ts'
import { hasColors } from '../../kit/word-data.ts'

/** What it says of itself; what more templates say is in the catalogues of `@letterliaan/texts`. */
export const texts = catalogue({
  instruction: spoken('Geef elke letter de goede kleur'),
})

/** The word is in view; every letter is coloured by its kind (TPL-10). Every letter has the colour of its kind. */
export const speurKleur2: TemplateLogic<'SpeurKleur2', PaintedAnswer, Colouring, PaintingEvent> = {
  ...judgePainted,
  flow: paintingFlow,
  name: 'SpeurKleur2',
  texts,
  category: 'Verkennen',
  is_dictation: false,
  tries: null,
  hidesWord: false,
  showsWord: true,
  enterSubmits: true,
  tellsOutcome: true,
  givesColors: true,
  hasStepTestOutro: false,
  opensWith: ['word'],
  rightWords: exerciseTexts.outro.coloured,
  canPlay: (word) => hasColors(word) && !word.colors.includes(null),
  expectedInput: ({ exercise_data }) => exercise_data.colors.join(','),
}
