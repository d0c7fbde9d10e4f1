import type { Anchor } from '@letterliaan/contract'
import type { Locator } from 'playwright-core'
import type { Player, Turn } from './player.ts'

const gapSign = ' … '

export const chooseSound: Player = {
  async right(turn) {
    const [spelling] = await spellingsThat(turn, (isRight) => isRight)
    await turn.hand.press(choiceOf(turn, spelling))
  },
  async wrong(turn, before = 0) {
    const spellings = await spellingsThat(turn, (isRight) => !isRight)
    await turn.hand.press(choiceOf(turn, spellings[before]))
  },
  countWrong: async (turn) => (await spellingsThat(turn, (isRight) => !isRight)).length,
}

const choicesOf = ({ child }: Turn): Locator =>
  child.page.getByRole('group', { name: 'Kies wat er in het gat hoort' })

const choiceOf = (turn: Turn, spelling = ''): Locator =>
  choicesOf(turn).getByRole('button', { name: spelling, exact: true })

async function spellingsThat(turn: Turn, fits: (isRight: boolean) => boolean): Promise<string[]> {
  const withGap = (await turn.child.page.getByText('…').first().textContent()) ?? ''
  const spellings = await choicesOf(turn).getByRole('button').allInnerTexts()
  return spellings.filter((candidate) => fits(withGap.replace(gapSign, candidate) === turn.word.word))
}

export const sortWord: Player = {
  async right(turn) {
    const [place] = await placesThat(turn, (isOwn) => isOwn)
    await turn.hand.press(placeOf(turn, place))
  },
  async wrong(turn, before = 0) {
    const places = await placesThat(turn, (isOwn) => !isOwn)
    await turn.hand.press(placeOf(turn, places[before]))
  },
  countWrong: async (turn) => (await placesThat(turn, (isOwn) => !isOwn)).length,
}

const groupOf = ({ child, word }: Turn): Locator =>
  child.page.getByRole('group', { name: `Waar hoort ${word.word} bij?` })

const placeOf = (turn: Turn, anchor = ''): Locator =>
  groupOf(turn).getByRole('button', { name: `Leg ${turn.word.word} bij ${anchor}`, exact: true })

async function placesThat(turn: Turn, fits: (isOwn: boolean) => boolean): Promise<string[]> {
  const { child, word } = turn
  await groupOf(turn).waitFor()
  const own = ownAnchors(child.run().exercise_data?.anchors ?? [])
  const names = await groupOf(turn).getByRole('button').allInnerTexts()
  const nameOf = (text: string): string => text.split('\n').at(0)?.replace(`Leg ${word.word} bij `, '') ?? ''
  return names.map(nameOf).filter((anchor) => fits(own.includes(anchor)))
}

/** Returns the anchors of the exercise's own step first. An anchor's id starts with its step. */
const ownAnchors = (anchors: readonly Anchor[]): string[] => {
  const stepOf = ({ id }: Anchor): number => Math.floor(id / 10)
  return anchors
    .filter((anchor) => anchors[0] && stepOf(anchor) === stepOf(anchors[0]))
    .map(({ name }) => name)
}
