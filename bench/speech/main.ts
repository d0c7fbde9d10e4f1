/**
 * Measures words of the embedded synthesiser, bare and as Letterliaan requests them: against a dictionary,
 * the last p, the o of boom and bom, other voices. `BENCH_LIST=on` lists words whose pronunciations differ.
 */
import { createSynthesiser } from '@letterliaan/speech/synthesiser'
import { printTable } from '../report/table.ts'
import { measureVowelO } from './vowels.ts'
import { measureLastSounds } from './last-sounds.ts'
import { isSpokenRight, readDictionary } from './dictionary.ts'
import { measureSentenceLine } from './sentence-line.ts'
import { readSentenceWords } from './sentence-words.ts'
import { compareVariants, variantColumns } from './variants.ts'

const percent = (part: number, all: number): string => `${((100 * part) / all).toFixed(1)}%`
const synthesiser = createSynthesiser()

const readings = await readSentenceWords(synthesiser)
const differ = readings.filter(({ byLetters, bySounds }) => byLetters !== bySounds)
const sure = differ.filter(({ unsure }) => unsure.length === 0)
const leftToLetters = sure.filter(({ said, bySounds }) => said !== bySounds)
console.log(`${readings.length} words in the sentences of the curriculum`)
console.log(`${differ.length} are read otherwise by the synthesiser's letter rules than by our sounds`)
console.log(
  `${sure.length} of those 'pronounce' does not doubt; in a sentence ${leftToLetters.length} go by letters`,
)
if (process.env['BENCH_LIST'] === 'on') {
  const rows = differ.map(({ word, byLetters, bySounds, said, unsure }) => [
    word,
    byLetters,
    bySounds,
    said === bySounds ? 'sounds' : 'letters',
    unsure.join('; '),
  ])
  printTable(['word', 'by letters', 'by our sounds', 'said by', 'doubt'], rows)
}

const dictionary = readDictionary()
const known = readings.filter(({ word }) => dictionary.has(word))
const right = (how: 'byLetters' | 'bySounds' | 'said'): string =>
  percent(
    known.filter((reading) => isSpokenRight(dictionary, reading.word, reading[how])).length,
    known.length,
  )
if (known.length > 0) {
  console.log(`\nOf ${known.length} words that a pronouncing dictionary has, so many are as it says:`)
  printTable(
    ['bare synthesiser', 'our sounds', 'as said in a sentence'],
    [[right('byLetters'), right('bySounds'), right('said')]],
  )
}

console.log('\nThe last sound of a word: its loudest moment beside that of the word')
printTable(['last sound', 'bare', 'as said'], await measureLastSounds(synthesiser))

console.log('\nShort and long o: how long, and how open (F1) late in the vowel')
printTable(['word', 'bare', 'as said'], await measureVowelO(synthesiser))
console.log('\nThe line of a sentence')
printTable(
  ['pitch goes up and down by', 'falls to its end by', 'pause between two sentences', 'begins within'],
  [await measureSentenceLine(synthesiser)],
)

console.log(
  '\nHow far the sounds of a pair of words are apart (1: as far as a sound is from itself, said otherwise)',
)
printTable(variantColumns, await compareVariants(synthesiser))
synthesiser.close()
