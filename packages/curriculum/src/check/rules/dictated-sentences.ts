import { firstExtraNr } from '@letterliaan/rules/preparation'
import { completeWord } from '../../load/word.ts'
import { compareByTeaching } from '../../schema/step.ts'
import type { CurriculumWord } from '../../schema/word.ts'
import { type ContentToCheck, type CheckedStep, type ContentFinding, forEachWord } from '../content.ts'
import { taughtPatterns, toWordView } from '../taught-patterns.ts'
import { listWords } from '../../list-words.ts'

type TaughtStep = Pick<CheckedStep['step'], 'nr' | 'dl'>

/** Compares the order of teaching. An extra step counts as taught after all other steps of its month. */
const isTaughtLater = (taught: TaughtStep, step: TaughtStep): boolean =>
  Math.max(taught.nr, step.nr) < firstExtraNr ? compareByTeaching(taught, step) > 0 : taught.dl > step.dl

const dictatesSentences = ({ recipe }: CheckedStep): boolean =>
  recipe.some(({ exercise_type }) => exercise_type.template === 'ZinDictee')

/** No pattern recognises English words, so only the words of this step count as English. */
const knownByWordsOnly = 'engels'

/** Requires a reason for a pattern that is taught later (ZIN-2). `read`: small words that children know. */
export function checkDictatedSentences(content: ContentToCheck, read: ReadonlySet<string>): ContentFinding[] {
  // Reversed, so that the map contains the first step that teaches a category.
  const taughtIn = new Map(content.steps.toReversed().map(({ step }) => [step.category, step]))
  const known = new Map(content.steps.flatMap(({ words }) => words.map(({ word }) => [word.word, word])))
  const english = new Set(
    content.steps
      .filter(({ step }) => step.category === knownByWordsOnly)
      .flatMap(({ words }) => words.map(({ word }) => word.word)),
  )
  return forEachWord(content, ({ word, file }, step) => {
    if (!dictatesSentences(step) || file.sentence_reason !== undefined) return []
    return otherWords(word)
      .filter((other) => !read.has(other))
      .flatMap((other) =>
        [
          ...laterPatterns(known.get(other) ?? analysed(other), step.step, taughtIn),
          ...(english.has(other) && isLater(knownByWordsOnly, step.step, taughtIn) ? [knownByWordsOnly] : []),
        ].map(
          (category) =>
            `its dictated sentence has "${other}", of which "${category}" is taught later: "${word.sentence}"`,
        ),
      )
  })
}

const isLater = (category: string, step: TaughtStep, taughtIn: ReadonlyMap<string, TaughtStep>): boolean => {
  const taught = taughtIn.get(category)
  return taught !== undefined && isTaughtLater(taught, step)
}

const analysed = (word: string): CurriculumWord =>
  completeWord({ word, plural_form: null, image: null, sentence: word })

/** Returns the other words in lower case, because capitals do not change the sounds. */
function otherWords({ word, sentence }: CurriculumWord): string[] {
  const own = listWords(word)
  return listWords(sentence).filter((other) => !own.includes(other))
}

const laterPatterns = (
  word: CurriculumWord,
  step: TaughtStep,
  taughtIn: ReadonlyMap<string, TaughtStep>,
): string[] => {
  const view = toWordView(word)
  return Object.entries(taughtPatterns).flatMap(([category, holds]) =>
    isLater(category, step, taughtIn) && holds(view) ? [category] : [],
  )
}
