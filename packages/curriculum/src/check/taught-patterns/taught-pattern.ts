import type { WordView } from './word-view.ts'

/** Whether a word has what a category teaches, so that it may not be met before the category's step. */
export type TaughtPattern = (view: WordView) => boolean

/** Bars by the key of the category; a category without one teaches nothing that must wait. */
export type TaughtPatterns = Readonly<Record<string, TaughtPattern>>

/** A bar that looks at the letters of the whole word only. */
export const spelledLike =
  (pattern: RegExp): TaughtPattern =>
  (view) =>
    pattern.test(view.word)
