import type { DetailedResult } from '@letterliaan/contract'
import type { ProductText } from '@letterliaan/contract/texts'
import { compareSpelling } from './spelling-difference.ts'

type WrongWord = Pick<DetailedResult, 'word' | 'feedback' | 'written' | 'is_unfinished'>

/** More often the same sentence is not read any more (GIDS-6). */
const maxSameSentence = 2

/** What the server tells where no rule explains an error: whatever else fits says more. */
const saysLittle = 'Kijk en luister nog eens goed naar dit woord.'

/** What helps with any word, where its error says no more: enough of them for twenty words. */
const waysToLearn: readonly ProductText[] = [
  'Zeg het woord langzaam. Welke klanken hoor je?',
  'Doe je ogen dicht. Zie je het woord nog?',
  'Klap bij elk stukje van het woord.',
  'Schrijf het woord met je vinger op tafel.',
  'Wat hoor je eerst? En wat komt daarna?',
  'Houd bij elke klank een vinger omhoog.',
  'Luister nog eens goed naar elk stukje.',
  'Wijs elke letter aan en zeg de klank.',
  'Tik bij elke klank op tafel.',
  'Luister nog eens goed naar elke klank.',
]

/**
 * One sentence for each wrong word, in their order: what the server told of its error, or else where it is, or a way to
 * learn it. None comes three times; a word gets nothing only where there are more than those sentences are enough for.
 */
export function adviseOnWords(words: readonly WrongWord[]): (string | undefined)[] {
  const given = new Map<string, number>()
  const timesGiven = (text: string): number => given.get(text) ?? 0
  return words.map((word) => {
    const { feedback = saysLittle } = word
    const choices = [...(feedback === saysLittle ? [] : [feedback]), ...tellPlace(word)]
    const way = waysToLearn.toSorted((a, b) => timesGiven(a) - timesGiven(b))[0]
    const advice = [...choices, ...(way === undefined ? [] : [way])].find(
      (text) => timesGiven(text) < maxSameSentence,
    )
    if (advice !== undefined) given.set(advice, timesGiven(advice) + 1)
    return advice
  })
}

/** Where the one difference is; nothing where there are more, or what was written is not known. */
function tellPlace({ word, written, is_unfinished }: WrongWord): readonly ProductText[] {
  if (written === undefined || written === '') return []
  const difference = compareSpelling(written, word, is_unfinished)
  const count = (pieces: typeof difference.right) => pieces.filter(({ isDifferent }) => isDifferent).length
  const [wrong, right] = [count(difference.written), count(difference.right)]
  if (wrong + right === 0 || wrong > 1 || right > 1) return []
  if (right === 0) return ['Er staat iets te veel. Zie je wat?']
  if (wrong === 0) return ['Je hebt iets overgeslagen. Zie je wat?']
  if (difference.right.length === 1) return []
  if (difference.right[0]?.isDifferent === true) return ['Kijk goed naar het begin van het woord.']
  if (difference.right.at(-1)?.isDifferent === true) return ['Kijk goed naar het eind van het woord.']
  return ['Kijk goed naar het midden van het woord.']
}
