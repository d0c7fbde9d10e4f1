import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'

/** Words with their pronunciations in IPA, without marks of stress and length. */
type Dictionary = ReadonlyMap<string, ReadonlySet<string>>

const defaultDataPath = '../shared/data/klankgroepen-dev.tsv'

/** Reads the file of `bench:dutch` (column 4: IPA, variants between |) or `DUTCH_DATA`; empty if it is missing. */
export function readDictionary(): Dictionary {
  const file = resolve(process.env['DUTCH_DATA'] ?? defaultDataPath)
  if (!existsSync(file)) return new Map()
  const lines = readFileSync(file, 'utf8').split('\n')
  return new Map(
    lines
      .filter((line) => line !== '' && !line.startsWith('#'))
      .map((line) => line.split('\t'))
      .map(([word = '', , , ipa = '']) => [word, new Set(ipa.split(/[|,/]/).map(plain))]),
  )
}

export const isSpokenRight = (dictionary: Dictionary, word: string, reading: string): boolean =>
  dictionary.get(word)?.has(plain(reading)) ?? false

/** Different spellings of the same sound in two transcriptions, in order of replacement. */
const alike: readonly (readonly [RegExp, string])[] = [
  [/[ .ˈˌːʲ]|\u0361|\u032f/gu, ''],
  [/[ʉʏ]/gu, 'ɵ'],
  [/ɛɪ|ɛi|ei/gu, 'E'],
  [/ʌʊ|ɑu|ɔu/gu, 'A'],
  [/A[ʋw]/gu, 'A'],
  [/yʊ/gu, 'yʋ'],
  [/eʊ/gu, 'eʋ'],
  [/ɣ/gu, 'x'],
  [/[ɾʀ]/gu, 'r'],
  [/ɡ/gu, 'g'],
  [/ɪr/gu, 'er'],
  [/ɔr/gu, 'or'],
  [/ən(?=$|[^aeiouɑɛɪɔəɵyø])/gu, 'ə'],
  [/(?<=[ie])j(?=[aeoɵ])/gu, ''],
  [/(.)\1/gu, '$1'],
  [/ɲ/gu, 'nj'],
]

const plain = (ipa: string): string =>
  alike.reduce((text, [variant, written]) => text.replaceAll(variant, written), ipa)
