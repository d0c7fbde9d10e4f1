import type { DictationResult, WeekDictation, Word } from '@letterliaan/contract'
import { categoriesOf, categoryLabels, type StepContent, taughtWordOf } from '../../curriculum/index.ts'
import { diagnoseSpelling } from '../../learn/index.ts'

/** Returns the topic for children who missed a word: the category of most of their errors, or the last that the word asks where no spelling is known. */
export function topicOf(
  content: StepContent,
  word: Word,
  results: readonly Pick<DictationResult, 'answers'>[],
): WeekDictation['words'][number]['topic'] {
  const labels = categoryLabels()
  const taught = taughtWordOf(content, word)
  const written = results
    .flatMap(({ answers }) => answers)
    .flatMap(({ word_id, input, is_right }) => (word_id === word.id && !is_right && input ? input : []))
  const wrong = written
    .flatMap((input) => diagnoseSpelling(taught, input).errors[0]?.category ?? [])
    .filter((category) => labels.has(category))
  const [most] = [...Map.groupBy(wrong, (category) => category).values()].toSorted(
    (a, b) => b.length - a.length,
  )
  const category = most?.[0] ?? categoriesOf(taught).findLast((asked) => labels.has(asked))
  return category === undefined ? null : { category, name: labels.get(category) ?? category }
}
