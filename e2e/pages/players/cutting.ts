import type { Word } from '@letterliaan/contract'
import type { Player, Turn } from './player.ts'

const kindNames: Readonly<Record<string, string>> = {
  K: 'korte klank',
  L: 'lange klank',
  T: 'tweetekenklank',
  M: 'medeklinker',
  D: 'zachte u',
}

export const cutAndName: Player = {
  async right(turn) {
    for (const end of groupEnds(turn.word).slice(0, -1)) await cutAfter(turn, end)
    for (const kind of endKinds(turn.word)) {
      await turn.hand.press(turn.child.page.getByRole('button', { name: kindNames[kind] ?? kind }))
    }
  },
  async wrong(turn, before = 0) {
    await cutAfter(turn, wrongPlaces(turn.word)[before] ?? 1)
  },
  countWrong: async ({ word }) => wrongPlaces(word).length,
}

const wrongPlaces = (word: Word): number[] =>
  Array.from({ length: word.word.length - 1 }, (_, at) => at + 1).filter(
    (place) => !groupEnds(word).includes(place),
  )

const cutAfter = ({ child, hand, word }: Turn, end: number): Promise<void> =>
  hand.press(child.page.getByRole('button', { name: `Knip na ${word.word.slice(0, end)}`, exact: true }))

const endsOf = (list: string): number[] => {
  let end = 0
  return list.split(',').map((entry) => (end += entry.length))
}

const groupEnds = (word: Word): number[] => endsOf(word.sound_groups)

/** Returns the kind of the last sound that starts before each klankgroep ends. */
const endKinds = (word: Word): string[] => {
  const codes = word.structure.split(',')
  const ends = endsOf(word.read_letters)
  return groupEnds(word).map((end) => {
    const heard = codes.filter((code, at) => (ends[at - 1] ?? 0) < end && code.charAt(0) in kindNames)
    return heard.at(-1)?.charAt(0) ?? ''
  })
}
