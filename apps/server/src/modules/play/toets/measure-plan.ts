import { spellingTopics } from '@letterliaan/curriculum'
import { type MeasureItem, planMeasure } from '@letterliaan/rules'
import { difficultyOf } from '../knowledge/learn.ts'
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
  difficulty: difficultyOf(tested.word),
})

/** What a part of a measure asks a child that answered nothing yet. */
export const planPart = (pool: readonly TestedWord[]): TestedWord[] =>
  planMeasure(pool.map(toItem), []).map(({ tested }) => tested)

/**
 * A measure takes any word of its pool that was not answered: a device that was offline asked on by the plan that it had. Others
 * are left to be refused.
 */
export function takeWordOfPool<T extends PlannedRun>(test: T, word: string): T {
  const { current_word, detailed_results } = test.toetsRun.state
  const tested = test.pool.find((candidate) => candidate.word.word === word)
  const isDone = detailed_results.some((result) => result.completed && result.word === word)
  if (tested === undefined || isDone || current_word === null || current_word === word) return test
  const { answered, left } = splitWords(test)
  return withWords(test, [...answered, tested, ...left.filter((other) => other.word.word !== word)])
}

/**
 * The part with its words planned again, as if the current word was answered: the next one is on the child's screen already.
 * What was asked so far stays in its order, so that `run.word_ids` tells it.
 */
export function planOn<T extends PlannedRun>(test: T, is_right: boolean): T {
  const { answered, left } = splitWords(test)
  const [current, shown] = left
  if (current === undefined) return test
  const rightOf = new Map(test.toetsRun.state.detailed_results.map(({ word, success }) => [word, success]))
  const given = [
    ...answered.map((tested) => ({ ...toItem(tested), is_right: rightOf.get(tested.word.word) === true })),
    { ...toItem(current), is_right },
  ]
  const rest = planMeasure(test.pool.map(toItem), given, shown === undefined ? null : toItem(shown))
  return withWords(test, [...answered, current, ...rest.map(({ tested }) => tested)])
}

function splitWords({ words, toetsRun }: PlannedRun) {
  const done = new Set(
    toetsRun.state.detailed_results.filter(({ completed }) => completed).map(({ word }) => word),
  )
  const isDone = ({ word }: TestedWord): boolean => done.has(word.word)
  return { answered: words.filter(isDone), left: words.filter((word) => !isDone(word)) }
}

/** The same run with other words to come. */
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
