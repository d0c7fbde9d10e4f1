import { catalogue, spoken } from '@letterliaan/texts'
import { exerciseTexts } from '@letterliaan/texts/exercise'
import { helpTexts } from '@letterliaan/texts/help'
import type { Colouring } from '../../kit/colouring.ts'
import {
  paintedJudge,
  createPaintedData,
  paintingFlow,
  toColorsDetail,
  type PaintedAnswer,
  type PaintingEvent,
} from '../../kit/painting.ts'
import type { TemplateLogic } from '../../kit/template.ts'
import { hasColors } from '../../kit/word-data.ts'

export const texts = catalogue({
  instruction: spoken('Geef elke letter de goede kleur'),
})

/** The word is visible, and the child colours every letter by its kind (TPL-10). */
export const logic: TemplateLogic<'SpeurKleur2', PaintedAnswer, Colouring, PaintingEvent> = {
  name: 'SpeurKleur2',
  texts,
  category: 'Verkennen',
  activity: 'blocks',
  lesson: {
    name: 'Kleur alle letters',
    task: 'Kijk goed naar het woord en geef elke letter de goede kleur.',
    after: 'Je hebt alle letters een kleur gegeven.',
    picture: 'artist-palette',
    numWords: 6,
    sounds: { offered: ['word'], needed: ['word'] },
    firstStep: 4,
  },
  word: {
    shown: 'always',
    asked: 'coloured',
    canPlay: (word) => hasColors(word) && !word.colors.includes(null),
  },
  judge: paintedJudge,
  flow: paintingFlow,
  turn: { opensWith: ['word'], givesColors: true, endsByItself: true },
  data: createPaintedData('`{ colors }`: as `exercise_data.colors` has them, one for each letter'),
  spelling: null,
  help: { insteadOfListening: () => helpTexts.first.colour },
  outro: { rightWords: exerciseTexts.outro.coloured, shows: toColorsDetail },
}
