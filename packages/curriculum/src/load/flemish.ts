import type { PairFile, SideFile } from '../schema/pair.ts'
import type { StepFile } from '../schema/step.ts'
import type { WordFile } from '../schema/word.ts'

type FlemishWords = Pick<WordFile, 'word' | 'flemish'>

/** Returns the Flemish form of a step; null if it does not differ. */
export function toFlemishStep(file: StepFile): StepFile | null {
  if (!Object.values(file.words).some((words) => words.some(({ flemish }) => flemish !== undefined)))
    return null
  const { 1: easy, 2: middle, 3: hard } = file.words
  return {
    ...file,
    words: { 1: easy.flatMap(replaced), 2: middle.flatMap(replaced), 3: hard.flatMap(replaced) },
  }
}

const replaced = (word: WordFile): WordFile[] =>
  word.flemish === undefined ? [word] : word.flemish === null ? [] : [word.flemish]

/** Returns a pair with the words of its steps in Flanders. */
export function toFlemishPair(pair: PairFile, steps: readonly StepFile[]): PairFile {
  const sideInFlanders = (side: SideFile): SideFile => {
    const taught = steps
      .filter(({ nr }) => side.from.includes(nr))
      .flatMap(({ words }) => Object.values(words).flat())
    const replace = (words: readonly string[]) => words.flatMap((word) => nameInFlanders(word, taught))
    const { 1: easy, 2: middle, 3: hard } = side.words
    return { ...side, words: { 1: replace(easy), 2: replace(middle), 3: replace(hard) } }
  }
  return { ...pair, sides: [sideInFlanders(pair.sides[0]), sideInFlanders(pair.sides[1])] }
}

function nameInFlanders(word: string, taught: readonly FlemishWords[]): string[] {
  const found = taught.find((each) => each.word === word)
  if (found?.flemish === undefined) return [word]
  return found.flemish === null ? [] : [found.flemish.word]
}
