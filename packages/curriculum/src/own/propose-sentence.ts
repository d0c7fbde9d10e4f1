import { listSoundCards } from '@letterliaan/dutch/sound-chart'
import { dataFolder, readHomophones } from '../load/curriculum.ts'

let sentences: ReadonlyMap<string, string> | undefined

/** Returns a sentence for a homophone (data/homophones.json) or a single sound; null for any other word. */
export function proposeSentence(word: string): string | null {
  sentences ??= new Map([
    ...listSoundCards()
      .filter(({ sound }) => sound !== null && /^[lt]_/.test(sound))
      .flatMap(({ first, others }) => others.toSpliced(0, 0, first))
      // 'Uw' is a word.
      .filter(({ letters }) => letters.length > 1 && letters !== 'uw')
      .map(({ letters, word: example }) => [letters, `Je hoort ${letters} in ${example}.`] as const),
    ...readHomophones(dataFolder).flatMap((group) => Object.entries(group)),
  ])
  return sentences.get(word) ?? null
}
