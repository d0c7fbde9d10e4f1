import { spellingTopics } from '@letterliaan/curriculum'
import { type MeasureItem, planMeasure } from '@letterliaan/rules'
import { estimateWordDifficulty } from '@letterliaan/rules/skill'
import type { TestedWord } from './tested-steps.ts'
import { createToetsRun, type PlannedRun } from './toets-run.ts'

interface Item extends MeasureItem {
  readonly tested: TestedWord
}

const topicByCategory = new Map(
  spellingTopics.flatMap(({ key, categories }) => categories.map((category) => [category, key] as const)),
)

const toItem = (tested: TestedWord): Item => ({
  tested,
  word: tested.word.word,
  topic: topicByCategory.get(tested.category) ?? tested.category,
  category: tested.category,
  difficulty: estimateWordDifficulty(tested.word),
})

export const planPart = (pool: readonly TestedWord[], asksAll: boolean): TestedWord[] =>
  planMeasure(pool.map(toItem), [], null, asksAll).map(({ tested }) => tested)

/** Accepts any unanswered word of the pool, because an offline device follows an older plan. */
export function acceptWordOfPool<T extends PlannedRun>(test: T, word: string): T {
  const { current_word, detailed_results } = test.toetsRun.state
  const tested = test.pool.find((candidate) => candidate.word.word === word)
  const isDone = detailed_results.some((result) => result.completed && result.word === word)
  if (tested === undefined || isDone || current_word === null || current_word === word) return test
  const { answered, left } = splitWords(test)
  return withWords(test, [...answered, tested, ...left.filter((other) => other.word.word !== word)])
}

/** Plans the words after the next one, which is on screen already. Asked words keep their order. */
export function replanRun<T extends PlannedRun>(test: T, is_right: boolean): T {
  const { answered, left } = splitWords(test)
  const [current, shown] = left
  if (current === undefined) return test
  const rightOf = new Map(test.toetsRun.state.detailed_results.map(({ word, success }) => [word, success]))
  const given = [
    ...answered.map((tested) => ({ ...toItem(tested), is_right: rightOf.get(tested.word.word) === true })),
    { ...toItem(current), is_right },
  ]
  const rest = planMeasure(
    test.pool.map(toItem),
    given,
    shown === undefined ? null : toItem(shown),
    test.asksAll,
  )
  return withWords(test, [...answered, current, ...rest.map(({ tested }) => tested)])
}

function splitWords({ words, toetsRun }: PlannedRun) {
  const done = new Set(
    toetsRun.state.detailed_results.filter(({ completed }) => completed).map(({ word }) => word),
  )
  const isDone = ({ word }: TestedWord): boolean => done.has(word.word)
  return { answered: words.filter(isDone), left: words.filter((word) => !isDone(word)) }
}

function withWords<T extends PlannedRun>(test: T, words: readonly TestedWord[]): T {
  const { number, state } = test.toetsRun
  const fresh = createToetsRun(
    words.map(({ word }) => word),
    number,
  ).state
  const known = new Map(
    state.detailed_results.filter(({ completed }) => completed).map((result) => [result.word, result]),
  )
  const detailed_results = fresh.detailed_results.map((result) => known.get(result.word) ?? result)
  const current_word = detailed_results.find(({ completed }) => !completed)?.word ?? null
  return {
    ...test,
    words,
    toetsRun: { number, state: { ...state, words: fresh.words, detailed_results, current_word } },
  }
}
