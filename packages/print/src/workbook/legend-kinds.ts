import type { Color } from '@letterliaan/dutch'
import type { WorkbookWord } from './step.ts'
import { listCodedLetters } from './step.ts'

/** dutch.md §1.4–1.5. */
export interface LegendKind {
  readonly color: Color
  readonly name: string
  readonly colorName: string
  readonly code: string
}

export const legendKinds: readonly LegendKind[] = [
  { color: 'green', name: 'korte klank', colorName: 'groen', code: 'K' },
  { color: 'yellow', name: 'lange klank', colorName: 'geel', code: 'L' },
  { color: 'red', name: 'tweetekenklank', colorName: 'rood', code: 'T' },
  { color: 'white', name: 'drie of vier letters', colorName: 'wit', code: 'T' },
  { color: 'orange', name: 'zachte u', colorName: 'oranje', code: 'D' },
  { color: 'lightblue', name: 'medeklinker', colorName: 'lichtblauw', code: 'M' },
  { color: 'darkblue', name: 'medeklinker met meer letters', colorName: 'donkerblauw', code: 'M' },
  { color: 'purple', name: 'dubbele medeklinker', colorName: 'paars', code: 'M' },
  { color: 'black', name: 'stille letter', colorName: 'zwart', code: 'S' },
  { color: 'black', name: 'teken', colorName: 'zwart', code: 'H' },
  { color: 'pink', name: 'stukje voor- of achteraan', colorName: 'roze', code: '' },
  { color: 'brown', name: 'letter uit een andere taal', colorName: 'bruin', code: '' },
]

export const sharesCode = (kinds: readonly LegendKind[]): boolean => {
  const codes = kinds.map(({ code }) => code).filter((code) => code !== '')
  return new Set(codes).size < codes.length
}

/** Black is used for two kinds, distinguished by code letter. */
export function listLegendKinds(words: readonly WorkbookWord[]): LegendKind[] {
  const letters = words.flatMap(listCodedLetters).filter(({ letters: text }) => text !== ' ')
  return legendKinds.filter(({ color, code }) =>
    letters.some((letter) => letter.color === color && (color !== 'black' || letter.code === code)),
  )
}
