import { firstExtraNr } from '@letterliaan/rules/preparation'
import { completeWord } from '../../load/word.ts'
import { compareByTeaching } from '../../schema/step.ts'
import type { CurriculumWord } from '../../schema/word.ts'
import { type CheckedContent, type CheckedStep, type Finding, forEachWord } from '../content.ts'
import { taughtPatterns } from '../taught-patterns/taught-patterns.ts'
import { viewWord } from '../taught-patterns/word-view.ts'
import { listWords } from '../../list-words.ts'

type TaughtStep = Pick<CheckedStep['step'], 'nr' | 'dl'>

/** Along the standard path as it goes; a step beside it comes after all of its month. */
const isTaughtLater = (taught: TaughtStep, step: TaughtStep): boolean =>
  Math.max(taught.nr, step.nr) < firstExtraNr ? compareByTeaching(taught, step) > 0 : taught.dl > step.dl

const dictatesSentences = ({ recipe }: CheckedStep): boolean =>
  recipe.some(({ exercise_type }) => exercise_type.template === 'ZinDictee')

/** No pattern tells an English word: only the words of that step are known to be so. */
const knownByWordsOnly = 'engels'

/**
 * ZIN-2: a sentence that is dictated asks nothing that is taught later, or says why. `read`: small words that children
 * know before their spelling is taught.
 */
export function checkDictatedSentences(content: CheckedContent, read: ReadonlySet<string>): Finding[] {
  // The first step that teaches it comes last, so that it stays.
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

/** In small letters: a capital asks nothing else of the sounds. */
function otherWords({ word, sentence }: CurriculumWord): string[] {
  const own = listWords(word)
  return listWords(sentence).filter((other) => !own.includes(other))
}

const laterPatterns = (
  word: CurriculumWord,
  step: TaughtStep,
  taughtIn: ReadonlyMap<string, TaughtStep>,
): string[] => {
  const view = viewWord(word)
  return Object.entries(taughtPatterns).flatMap(([category, holds]) =>
    isLater(category, step, taughtIn) && holds(view) ? [category] : [],
  )
}
