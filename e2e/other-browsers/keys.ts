import type { InputSource } from './driver.ts'

/** Keys without a character: https://www.w3.org/TR/webdriver2/#keyboard-actions */
const codes: Readonly<Record<string, string>> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  Escape: '\uE00C',
  Space: ' ',
}

const codeOf = (key: string): string => codes[key] ?? key

const down = (key: string) => ({ type: 'keyDown', value: codeOf(key) })
const up = (key: string) => ({ type: 'keyUp', value: codeOf(key) })
const sourceOf = (actions: InputSource['actions']): InputSource[] => [{ type: 'key', id: 'keys', actions }]

export const createTyping = (text: string): InputSource[] =>
  sourceOf([...text].flatMap((letter) => [down(letter), up(letter)]))

/** Parses 'Enter' or 'Control+a', in which the last key is pressed while the others are held. */
export function createPressing(chord: string): InputSource[] {
  const keys = chord.split('+').map((key) => (key === 'A' ? 'a' : key))
  return sourceOf([...keys.map(down), ...keys.toReversed().map(up)])
}

export const createClick = (x: number, y: number): InputSource[] => [
  {
    type: 'pointer',
    id: 'mouse',
    parameters: { pointerType: 'mouse' },
    actions: [
      { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0, origin: 'viewport' },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ],
  },
]
