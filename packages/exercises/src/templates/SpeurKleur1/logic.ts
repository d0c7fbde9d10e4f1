import type { Color, Word } from '@letterliaan/contract'
import type { Colouring } from '../../kit/colouring.ts'
import {
  judgePainted,
  paintedData,
  paintingFlow,
  type PaintedAnswer,
  type PaintingEvent,
} from '../../kit/painting.ts'
import type { TemplateLogic } from '../../kit/template.ts'
import { hasColors } from '../../kit/word-data.ts'

/**
 * The colours, the rarest first (dutch.md §1.5): a word asks for the first of these that it has. So most words of a
 * step ask for the kind that the step teaches.
 */
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

/** The kind of letter that is asked of a word, by its colour; null if the word has no colours. */
export const askedColor = ({ colors }: Pick<Word, 'colors'>): Color | null =>
  rarestFirst.find((color) => colors.includes(color)) ?? null

/** The colours of a word with null for letters that are not asked. */
export const askedColors = (word: Pick<Word, 'colors'>): (Color | null)[] => {
  const asked = askedColor(word)
  return word.colors.map((color) => (color === asked ? color : null))
}

/**
 * The word is in view; only the letters of one kind are coloured (TPL-9). The letters of the asked kind have their
 * colour, all others none.
 */
export const logic: TemplateLogic<'SpeurKleur1', PaintedAnswer, Colouring, PaintingEvent> = {
  name: 'SpeurKleur1',
  category: 'Verkennen',
  lesson: {
    name: 'Zoek de letters',
    task: 'Zoek in elk woord de letters die gevraagd worden en kleur ze.',
    after: 'Je hebt in alle woorden naar letters gezocht.',
    picture: 'magnifying-glass-tilted-left',
    numWords: 8,
    sounds: { offered: ['word'], needed: ['word'] },
  },
  word: { shown: 'always', canPlay: hasColors },
  judge: judgePainted,
  flow: paintingFlow,
  turn: { opensWith: ['word'], givesColors: true },
  data: {
    ...paintedData(
      '`{ colors }`: as `exercise_data.colors` has them: only letters of one kind have one, the others null',
    ),
    ofWord: (word) => ({ colors: askedColors(word) }),
  },
  spelling: null,
  outro: { rightWords: 'Deze woorden kun je al goed kleuren:' },
}
