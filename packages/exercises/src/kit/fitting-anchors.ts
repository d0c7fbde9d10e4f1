import type { Anchor, Word } from '@letterliaan/contract'
import { analyse, spotLetters, type SpelledWord } from '@letterliaan/dutch'
import { splitCommaList } from './word-data.ts'

/**
 * Does an anchor help with a word of its step: does the word have all that is difficult in the anchor? The `ring` of a
 * step about ng helps with `lang`; the `vis` of a step about short vowels helps with `kip`, not with `zon`.
 */
const isFitting = (anchor: readonly string[], word: readonly string[]): boolean =>
  anchor.length > 0 && anchor.every((letters) => word.includes(letters))

type CodedWord = Pick<Word, 'word' | 'read_letters' | 'structure' | 'structure_audio_parts'>

/** A word as its codes spell it. */
const spelledWord = (word: CodedWord): SpelledWord => {
  const codes = splitCommaList(word.structure)
  const sounds = splitCommaList(word.structure_audio_parts)
  const graphemes = splitCommaList(word.read_letters).map((letters, at) => ({
    letters,
    code: codes[at] ?? '',
    sound: sounds[at] ?? null,
  }))
  return { word: word.word, graphemes }
}

/** The words of a step with the anchors that fit each (GIDS-9). The server gives them to its exercises. */
export const withAnchors = <W extends CodedWord>(
  words: readonly W[],
  category: string,
  anchors: readonly Pick<Anchor, 'id' | 'name'>[],
): (W & Pick<Word, 'anchor_ids'>)[] => {
  const spelled = new Map(words.map((word) => [word.word, spelledWord(word)]))
  const difficult = (text: string) => spotLetters(spelled.get(text) ?? analyse(text), category)
  const shown = anchors.map(({ id, name }) => ({ id, letters: difficult(name) }))
  return words.map((word) => {
    const own = difficult(word.word)
    return { ...word, anchor_ids: shown.flatMap(({ id, letters }) => (isFitting(letters, own) ? [id] : [])) }
  })
}
