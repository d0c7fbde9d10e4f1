import type { Code, Color, SoundId } from '@letterliaan/dutch'
import { analyse, soundExamples } from '@letterliaan/dutch'
import type { SoundAnchor } from './anchors.ts'
import { silentAnchors, soundAnchors } from './anchors.ts'

/** A spelling with its example: the word, and where in it the spelling stands. */
export interface SpellingExample {
  readonly letters: string
  readonly code: Code
  readonly color: Color
  readonly word: string
  readonly at: number
}

/** A card of the chart; the first example is the one in the picture. */
export interface SoundCard {
  readonly picture: string
  readonly first: SpellingExample
  readonly others: readonly SpellingExample[]
  readonly loan: boolean
}

/** The card of every sound, in the order of `soundExamples`. Codes and colours come from the analyser. */
export function soundCards(): SoundCard[] {
  return (Object.keys(soundExamples) as SoundId[]).map((sound) => cardOf(soundAnchors[sound], sound))
}

/** The cards of what is not heard. */
export function silentCards(): SoundCard[] {
  return Object.values(silentAnchors).map((anchor) => cardOf(anchor, null))
}

function cardOf({ picture, words, loan = false }: SoundAnchor, sound: SoundId | null): SoundCard {
  const [first, ...others] = Object.entries(words).map(([letters, word]) => findExample(word, letters, sound))
  if (!first) throw new Error(`A sound without words: ${sound}`)
  return { picture, first, others, loan }
}

/** @throws Error when the word does not hold the sound so spelled. */
function findExample(word: string, letters: string, sound: SoundId | null): SpellingExample {
  let at = 0
  for (const grapheme of analyse(word).graphemes) {
    const { code, color } = grapheme
    if (grapheme.letters === letters && grapheme.sound === sound) return { letters, code, color, word, at }
    at += grapheme.letters.length
  }
  throw new Error(`${word} does not write ${sound} as ${letters}`)
}
