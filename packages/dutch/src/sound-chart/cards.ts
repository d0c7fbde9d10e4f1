import { chooseGraphemeCode, chooseGraphemeColor, type Code, type Color } from '../codes.ts'
import { soundExamples, type SoundId } from '../sounds.ts'
import { silentAnchors, soundAnchors, type SoundAnchor } from './anchors.ts'

export interface SpellingExample {
  readonly letters: string
  readonly code: Code
  readonly color: Color
  readonly word: string
  readonly at: number
}

export interface SoundCard {
  /** Null for a silent letter. */
  readonly sound: SoundId | null
  readonly picture: string
  readonly first: SpellingExample
  readonly others: readonly SpellingExample[]
  readonly loan: boolean
}

export function listSoundCards(): SoundCard[] {
  return (Object.keys(soundExamples) as SoundId[]).map((sound) => cardOf(soundAnchors[sound], sound))
}

export function listSilentCards(): SoundCard[] {
  return Object.values(silentAnchors).map((anchor) => cardOf(anchor, null))
}

function cardOf({ picture, words, loan = false }: SoundAnchor, sound: SoundId | null): SoundCard {
  const [first, ...others] = words.map((marked) => readExample(marked, sound))
  if (!first) throw new Error(`A sound without words: ${sound}`)
  return { sound, picture, first, others, loan }
}

/** Reads 'v[i]s' as the i of 'vis', without a word list, so that a browser can run it. */
function readExample(marked: string, sound: SoundId | null): SpellingExample {
  const at = marked.indexOf('[')
  const letters = marked.slice(at + 1, marked.indexOf(']'))
  const code = chooseGraphemeCode(letters, sound, false)
  return {
    letters,
    code,
    color: chooseGraphemeColor(letters, code, sound),
    word: marked.replaceAll(/[[\]]/g, ''),
    at,
  }
}
