import type { Anchor, Word } from '@letterliaan/contract'
import { analyse, findRuleLetters, type SpelledWord } from '@letterliaan/dutch'
import { splitCommaList } from './word-data.ts'

/** True if the word has all difficult letters of the anchor: `ring` (ng) fits `lang`, but not `kip`. */
const isFitting = (anchor: readonly string[], word: readonly string[]): boolean =>
  anchor.length > 0 && anchor.every((letters) => word.includes(letters))

type CodedWord = Pick<Word, 'word' | 'read_letters' | 'structure' | 'structure_audio_parts'>

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

/** Adds to each word of a step the anchors that fit it (GIDS-9). */
export const addAnchors = <W extends CodedWord>(
  words: readonly W[],
  category: string,
  anchors: readonly Pick<Anchor, 'id' | 'name'>[],
): (W & Pick<Word, 'anchor_ids' | 'difficult_letters' | 'category'>)[] => {
  const spelled = new Map(words.map((word) => [word.word, spelledWord(word)]))
  const difficult = (text: string) => findRuleLetters(spelled.get(text) ?? analyse(text), category)
  const shown = anchors.map(({ id, name }) => ({ id, letters: difficult(name) }))
  return words.map((word) => {
    const own = difficult(word.word)
    const difficult_letters = [...own]
    return {
      ...word,
      category,
      difficult_letters,
      anchor_ids: shown.flatMap(({ id, letters }) => (isFitting(letters, own) ? [id] : [])),
    }
  })
}
