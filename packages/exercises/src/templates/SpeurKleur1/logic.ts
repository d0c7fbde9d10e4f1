import type { Color, Word } from '@letterliaan/contract'
import { catalogue, spoken } from '@letterliaan/texts'
import { exerciseTexts } from '@letterliaan/texts/exercise'
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
  find: spoken('Zoek de letters'),
  look: 'Zoek:',
  searchAgain: spoken('Kijk letter voor letter. Welke letters zoek je?'),
  tasks: {
    red: spoken('Kleur elke tweetekenklank rood'),
    green: spoken('Kleur elke korte klank groen'),
    yellow: spoken('Kleur elke lange klank geel'),
    pink: spoken('Kleur elk vast stukje vooraan of achteraan roze, zoals ver of lijk'),
    black: spoken('Kleur elke stille letter en elk teken zwart'),
    purple: spoken('Kleur elke dubbele medeklinker paars'),
    orange: spoken('Kleur elke letter oranje die klinkt als een zachte u'),
    brown: spoken('Kleur elke letter uit een andere taal bruin'),
    darkblue: spoken('Kleur elke medeklinker van meer letters donkerblauw'),
    white: spoken('Kleur elke klank van drie of vier letters wit'),
    lightblue: spoken('Kleur elke medeklinker van één letter lichtblauw'),
  },
})

/** The first of these colours that the word has is asked; this is usually the step's own (dutch.md §1.5). */
const rarestFirst: readonly Color[] = [
  'pink',
  'brown',
  'purple',
  'white',
  'yellow',
  'red',
  'orange',
  'darkblue',
  'green',
  'black',
  'lightblue',
]

export const chooseAskedColor = ({ colors }: Pick<Word, 'colors'>): Color | null =>
  rarestFirst.find((color) => colors.includes(color)) ?? null

export const listAskedColors = (word: Pick<Word, 'colors'>): (Color | null)[] => {
  const asked = chooseAskedColor(word)
  return word.colors.map((color) => (color === asked ? color : null))
}

/** The child colours only the letters of one kind (TPL-9). */
export const logic: TemplateLogic<'SpeurKleur1', PaintedAnswer, Colouring, PaintingEvent> = {
  name: 'SpeurKleur1',
  texts,
  category: 'Verkennen',
  activity: 'blocks',
  lesson: {
    name: texts.find.text,
    task: 'Zoek in elk woord de letters die gevraagd worden en kleur ze.',
    after: 'Je hebt in alle woorden naar letters gezocht.',
    picture: 'magnifying-glass-tilted-left',
    numWords: 8,
    sounds: { offered: ['word'], needed: ['word'] },
  },
  word: { shown: 'always', asked: 'coloured', canPlay: hasColors },
  judge: paintedJudge,
  flow: paintingFlow,
  turn: { opensWith: ['word'], givesColors: true, endsByItself: true },
  data: {
    ...createPaintedData(
      '`{ colors }`: as `exercise_data.colors` has them: only letters of one kind have one, the others null',
    ),
    ofWord: (word) => ({ colors: listAskedColors(word) }),
  },
  spelling: null,
  help: { insteadOfListening: () => texts.searchAgain },
  outro: { rightWords: exerciseTexts.outro.coloured, shows: toColorsDetail },
}
