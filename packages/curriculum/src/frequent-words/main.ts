import { loadCurriculum, teachingSteps } from '../load/curriculum.ts'
import { dataFolder, readFrequentWords } from '../load/files.ts'
import { coverageOf } from './coverage.ts'

/** Prints which of the most frequent words are practised, and which are not. */
const steps = teachingSteps(loadCurriculum())
const words = readFrequentWords(dataFolder)
for (const top of [300, words.length]) {
  const { inWords, inSentences, missing } = coverageOf(words.slice(0, top), steps)
  const share = Math.round(((top - missing.length) / top) * 1000) / 10
  console.log(
    `top ${top}: ${inWords.length} are words of a step, ${inSentences.length} stand in a sentence that is typed whole, ${missing.length} are missing (${share}% covered)`,
  )
  console.log(`  only in sentences: ${inSentences.join(' ')}`)
  console.log(`  missing: ${missing.join(' ')}`)
}
