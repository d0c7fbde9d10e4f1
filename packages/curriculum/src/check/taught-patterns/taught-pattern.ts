import type { WordView } from './word-view.ts'

/** Whether a word has what a category teaches, so that it may not be met before the category's step. */
export type TaughtPattern = (view: WordView) => boolean

/**
 * Patterns by the key of the category that teaches them. Words of a category without a pattern may be used at any step.
 */
export type TaughtPatterns = Readonly<Record<string, TaughtPattern>>

/** A pattern that looks at the letters of the whole word only. */
export const spelledLike =
  (pattern: RegExp): TaughtPattern =>
  (view) =>
    pattern.test(view.word)
