import type { Color } from '@letterliaan/contract'
import type { Player, Turn } from './player.ts'
import { typeWord } from './typing.ts'

export const dutchColors: Readonly<Record<Color, string>> = {
  red: 'rood',
  green: 'groen',
  yellow: 'geel',
  pink: 'roze',
  black: 'zwart',
  purple: 'paars',
  orange: 'oranje',
  brown: 'bruin',
  darkblue: 'donkerblauw',
  white: 'wit',
  lightblue: 'lichtblauw',
}

export const paintAndType: Player = {
  async right(turn) {
    await paintLetters(turn, () => true)
    await typeWord.right(turn)
  },
  wrong: (turn) => paintWrongly(turn),
}

export const paintAll: Player = {
  async right(turn) {
    await paintLetters(turn, () => true)
  },
  wrong: (turn) => paintWrongly(turn),
}

/** Colours the letters of the requested kind, such as 'Kleur elke korte klank groen'. */
export const paintAsked: Player = {
  async right(turn) {
    const task = await turn.child.page.getByText(/^Kleur elke /).innerText()
    await paintLetters(turn, (color) => task.endsWith(` ${dutchColors[color]}`))
  },
  wrong: (turn) => paintWrongly(turn),
}

export async function paintLetters(turn: Turn, isAsked: (color: Color) => boolean): Promise<void> {
  const { colors } = turn.word
  for (const color of new Set(colors)) {
    if (color === null || !isAsked(color)) continue
    await pick(turn, color)
    for (const [at, other] of colors.entries()) if (other === color) await tap(turn, at)
  }
}

/** Uses brown, the colour of loan letters, which the first words don't have. */
async function paintWrongly(turn: Turn): Promise<void> {
  await pick(turn, turn.word.colors[0] === 'brown' ? 'red' : 'brown')
  await tap(turn, 0)
}

/** A colour that no word of the run has is shown only after a press on a button. */
async function pick({ child, hand }: Turn, color: Color): Promise<void> {
  const choice = child.page.getByRole('radio', { name: new RegExp(`^${dutchColors[color]}:`) })
  if ((await choice.count()) === 0) await hand.press(child.page.getByRole('button', { name: 'Meer kleuren' }))
  await hand.choose(choice)
}

const tap = ({ child, hand }: Turn, at: number): Promise<void> =>
  hand.press(child.page.getByRole('button', { name: new RegExp(`^(Blok|Letter) ${at + 1}\\b`) }))
