import { readFileSync } from 'node:fs'
import { loadCurriculum, listTeachingSteps, dataFolder, readFrequentWords } from '../load/curriculum.ts'
import { computeCoverage } from './coverage.ts'

/** Prints which frequent words are practised. METHOD_WORDS: file of `word<tab>school lists` with a header. */
const steps = listTeachingSteps(loadCurriculum())
const words = readFrequentWords(dataFolder)
for (const top of [300, words.length]) {
  const { inWords, inSentences, missing } = computeCoverage(words.slice(0, top), steps)
  const share = Math.round(((top - missing.length) / top) * 1000) / 10
  console.log(
    `top ${top}: ${inWords.length} are words of a step, ${inSentences.length} stand in a sentence that is typed whole, ${missing.length} are missing (${share}% covered)`,
  )
  console.log(`  only in sentences: ${inSentences.join(' ')}`)
  console.log(`  missing: ${missing.join(' ')}`)
}

const file = process.env['METHOD_WORDS']
if (file !== undefined) {
  const practised = new Set(
    steps.flatMap((step) => Object.values(step.words).flatMap((own) => own.map(({ word }) => word))),
  )
  const listed = readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'))
  for (const least of [20, 10]) {
    const asked = listed.flatMap(([word = '', lists]) =>
      Number(lists) >= least && !word.includes(' ') ? [word] : [],
    )
    const missing = asked.filter((word) => !practised.has(word))
    const share = Math.round(((asked.length - missing.length) / asked.length) * 1000) / 10
    console.log(
      `in ${least} lists: ${asked.length - missing.length} of ${asked.length} are words of a step (${share}%)`,
    )
    console.log(`  missing: ${missing.join(' ')}`)
  }
}
