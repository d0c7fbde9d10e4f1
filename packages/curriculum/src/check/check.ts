import { wordsWithHistory } from '@letterliaan/texts/word-histories'
import { toFlemishContent, type ContentToCheck, type ContentFinding, type ContentRule } from './content.ts'
import { openDictionary } from './dictionary.ts'
import {
  dataFolder,
  readSmallWords,
  readStresses,
  readWordFamilies,
  readWordsWithoutPicture,
} from '../load/curriculum.ts'
import { checkBadges, checkWordFamilies, checkWordHistories } from './rules/list-rules.ts'
import {
  checkWordsShowCategory,
  checkCodes,
  checkPictures,
  checkWordsHavePicture,
  checkStress,
  checkUntaught,
} from './rules/word-rules.ts'
import {
  checkEnoughWords,
  checkTooManyWords,
  checkDifficulty,
  checkDuplicates,
  checkLetterKinds,
  checkMixes,
  checkPositions,
  checkSorting,
  checkTemplateStart,
} from './rules/step-rules.ts'
import { checkDictatedSentences } from './rules/dictated-sentences.ts'
import { checkPairs, toSideSteps } from './rules/pairs.ts'
import { checkPlayable, checkTemplateSounds } from './rules/playable.ts'
import { checkRecipe } from './rules/recipe.ts'
import { checkSentenceBeginnings } from './rules/sentence-beginnings.ts'
import { checkSentences } from './rules/sentences.ts'
import { checkSoundSigns, checkSpelling } from './rules/spelling.ts'
import { checkExerciseNames } from './rules/exercise-names.ts'
import { checkVerbs } from './rules/verbs.ts'
import { readdirSync, readFileSync } from 'node:fs'
import * as z from 'zod'

const rules: readonly ContentRule[] = [
  checkPositions,
  checkEnoughWords,
  checkTooManyWords,
  checkDuplicates,
  checkCodes,
  checkWordsShowCategory,
  checkUntaught,
  checkDifficulty,
  checkSentences,
  checkSentenceBeginnings,
  checkVerbs,
  (content) => checkDictatedSentences(content, readSmallWords(dataFolder)),
  checkMixes,
  checkPairs,
  checkRecipe,
  checkExerciseNames,
  checkTemplateStart,
  checkTemplateSounds,
  checkPlayable,
  checkSorting,
  checkLetterKinds,
  checkBadges,
]

/** Checks the content in both forms, for the Netherlands and for Flanders. */
export function checkContent(content: ContentToCheck): ContentFinding[] {
  const dictionary = openDictionary()
  const icons = readIconNames()
  const flemish = toFlemishContent(content)
  const both = { ...content, steps: [...content.steps, ...flemish.steps] }
  const found = [
    ...[content, flemish].flatMap((each) => checkRegion(each, { dictionary, icons })),
    ...checkWordHistories(both, wordsWithHistory),
    ...checkWordFamilies(both, readWordFamilies(dataFolder)),
    ...checkStress(both, readStresses(dataFolder)),
    ...checkWordsHavePicture(both, readWordsWithoutPicture(dataFolder)),
  ]
  return [
    ...new Map(found.map((finding) => [JSON.stringify(finding), finding])).values(),
    ...dictionary.superfluous().map((word) => ({
      file: 'allowed-words.json',
      word,
      message: 'is not needed: no text has it, or the dictionary has it too',
    })),
  ]
}

interface Surroundings {
  readonly dictionary: ReturnType<typeof openDictionary>
  readonly icons: ReadonlySet<string>
}

function checkRegion(content: ContentToCheck, { dictionary, icons }: Surroundings): ContentFinding[] {
  // Words of a pair belong to steps, where they are checked.
  const sides = (content.pairs ?? []).flatMap((pair) =>
    toSideSteps(pair, content.steps).map((side) => Object.assign({}, side, { words: [] })),
  )
  const read = { ...content, steps: [...content.steps, ...sides] }
  return [
    ...rules.flatMap((rule) => rule(content)),
    ...checkPictures(read, (name) => icons.has(name)),
    ...checkSpelling(read, dictionary.correct),
    ...checkSoundSigns(read),
  ]
}

const IconSet = z.object({ icons: z.record(z.string(), z.unknown()) })

function readIconNames(): ReadonlySet<string> {
  const address = import.meta.resolve('@iconify-json/fluent-emoji-flat/icons.json')
  const { icons } = IconSet.parse(JSON.parse(readFileSync(new URL(address), 'utf8')))
  const own = readdirSync(new URL('.', import.meta.resolve('@letterliaan/ui/own-pictures/owl.svg')))
  return new Set([...Object.keys(icons), ...own.map((file) => file.replace('.svg', ''))])
}
