import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'

/** A word with the vowel kinds of a pronouncing dictionary, which may have several variants. */
export interface MeasuredWord {
  readonly word: string
  readonly kinds: string[]
}

const defaultDataPath = '../shared/data/klankgroepen-dev.tsv'

/**
 * Reads tab-separated word, rank, split, IPA and kinds (K, L, T or D for each klankgroep, X for others,
 * variants between |) from `path`, `DUTCH_DATA`, or the default next to the repository.
 */
export function readBenchWords(path?: string): MeasuredWord[] {
  const file = resolve(path ?? process.env['DUTCH_DATA'] ?? defaultDataPath)
  if (!existsSync(file)) {
    console.error(`No words to measure on: ${file} is not there.`)
    console.error('Give a file with the columns word, rank, split, IPA, kinds as argument or in DUTCH_DATA.')
    process.exit(1)
  }
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [word = '', , , , kinds = ''] = line.split('\t')
      return { word, kinds: kinds.split('|') }
    })
}
