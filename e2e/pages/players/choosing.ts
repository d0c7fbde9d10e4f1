import type { Anchor } from '@letterliaan/contract'
import type { Locator } from 'playwright-core'
import type { Player, Turn } from './player.ts'
import { pressKlaar } from './player.ts'

const gapSign = ' … '

/** Chooses the spelling with which the word is the word that was heard. */
export const chooseSound: Player = {
  async right(turn) {
    await turn.hand.press(await spellingThat(turn, (isRight) => isRight))
    await pressKlaar(turn)
  },
  async wrong(turn) {
    await turn.hand.press(await spellingThat(turn, (isRight) => !isRight))
  },
}

async function spellingThat({ child, word }: Turn, fits: (isRight: boolean) => boolean): Promise<Locator> {
  const choices = child.page.getByRole('group', { name: 'Kies wat in het gat hoort' })
  const withGap = (await child.page.getByText('…').first().textContent()) ?? ''
  const spellings = await choices.getByRole('button').allInnerTexts()
  const spelling = spellings.find((candidate) => fits(withGap.replace(gapSign, candidate) === word.word))
  return choices.getByRole('button', { name: spelling ?? '', exact: true })
}

/** Puts the word on the anchor of its own step. */
export const sortWord: Player = {
  async right(turn) {
    await turn.hand.press(await placeThat(turn, (isOwn) => isOwn))
    await pressKlaar(turn)
  },
  async wrong(turn) {
    await turn.hand.press(await placeThat(turn, (isOwn) => !isOwn))
  },
}

async function placeThat({ child, word }: Turn, fits: (isOwn: boolean) => boolean): Promise<Locator> {
  const { page } = child
  const group = page.getByRole('group', { name: `Waar hoort ${word.word} bij?` })
  await group.waitFor()
  const own = ownAnchors(child.run().exercise_data?.anchors ?? [])
  const names = await group.getByRole('button').allInnerTexts()
  const nameOf = (text: string): string => text.split('\n').at(0)?.replace(`Leg ${word.word} bij `, '') ?? ''
  const name = names.map(nameOf).find((anchor) => fits(own.includes(anchor)))
  return group.getByRole('button', { name: `Leg ${word.word} bij ${name}`, exact: true })
}

/** The anchors of the exercise's own step come first; an id tells of which step it is. */
const ownAnchors = (anchors: readonly Anchor[]): string[] => {
  const stepOf = ({ id }: Anchor): number => Math.floor(id / 10)
  return anchors
    .filter((anchor) => anchors[0] && stepOf(anchor) === stepOf(anchors[0]))
    .map(({ name }) => name)
}
