import { dataFolder, readSecondSource } from '../load/curriculum.ts'
import { checkContent } from './check.ts'
import { toFlemishContent, readContent } from './content.ts'
import { checkSecondSource, mergeFlemish } from './rules/second-source.ts'

const { content, findings } = readContent(dataFolder)
const all = [
  ...findings,
  ...checkContent(content),
  ...checkSecondSource(mergeFlemish(content, toFlemishContent(content)), readSecondSource(dataFolder)),
]
for (const { file, word, message } of all)
  console.error(`${file}: ${word === null ? '' : `${word}: `}${message}`)

const words = content.steps.reduce((sum, step) => sum + step.words.length, 0)
console.log(
  `${content.steps.length} steps, ${content.pairs?.length ?? 0} pairs, ${words} words, ${content.badges.length} badges: ${all.length} findings`,
)
process.exitCode = all.length === 0 ? 0 : 1
