import { typeOver } from '../input-device.ts'
import type { Player, Turn } from './player.ts'
import { pressKlaar } from './player.ts'

const writeDown = ({ child, hand }: Turn, text: string): Promise<void> =>
  typeOver(hand, child.page.getByRole('textbox').first(), text)

async function handIn(turn: Turn, text: string): Promise<void> {
  await writeDown(turn, text)
  await pressKlaar(turn)
}

/** Returns a letter that no word has, another one after each mistake. */
const slip = (before = 0): string => 'qxyzw'.charAt(before)

/** Writes an own sentence. In a wrong one the word is part of another word, which only the button accepts. */
export const writeSentence: Player = {
  right: (turn) => handIn(turn, `Hier staat ${turn.word.word} in een zin.`),
  wrong: (turn, before) => handIn(turn, `Hier staat ${turn.word.word}${slip(before)} in een zin.`),
}

export const writeHeard: Player = {
  async right(turn) {
    await writeDown(turn, turn.word.sentence)
    await turn.hand.handIn(turn.child.page)
  },
  async wrong(turn, before) {
    const { word } = turn.word
    await writeDown(turn, `Ik hoor ${word.slice(0, -1)}${slip(before)} nu`)
  },
}

/** Writes a dictated sentence once. Its result is shown at the end. */
export const writeDictated: Player = {
  right: (turn) => handIn(turn, turn.word.sentence),
  wrong: (turn) => handIn(turn, `Ik hoor ${turn.word.word.slice(0, -1)}q`),
}

export const writeStory: Player = {
  async prepare({ child, hand }) {
    const words = child.page.getByRole('group', { name: /^Kies 2 woorden/ }).getByRole('checkbox')
    for (const at of [0, 1]) await hand.choose(words.nth(at))
  },
  right: async (turn) => handIn(turn, storyWith(await chosenWords(turn))),
  wrong: async (turn, before) =>
    handIn(turn, storyWith((await chosenWords(turn)).map((word) => `${word}${slip(before)}`))),
}

const chosenWords = async ({ child }: Turn): Promise<string[]> => {
  const words = child.page.getByRole('list', { name: 'Jouw woorden' }).getByRole('listitem')
  await words.first().waitFor()
  return (await words.allInnerTexts()).map((text) => text.split(/[\n,]/u)[0] ?? '')
}

const storyWith = (words: readonly string[]): string => `Er was eens ${words.join(' en ')}.`

export const doWorkbook: Player = {
  async right({ child, hand }) {
    const { page } = child
    const download = page.waitForEvent('download')
    await hand.press(page.getByRole('button', { name: /^Download/ }))
    await (await download).cancel()
    await hand.press(page.getByRole('button', { name: 'Ik ben klaar', disabled: false }))
  },
  wrong: null,
}
