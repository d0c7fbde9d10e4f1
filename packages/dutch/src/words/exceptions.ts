import type { AnalysisOverride } from '../override.ts'

/** Whole words that no rule and no word list gets right: one line each, with a test (dutch.md §4.1). */
export const wordExceptions: ReadonlyMap<string, AnalysisOverride> = new Map([
  ['douche', { syllables: 'dou,che' }], // one klankgroep, two lettergrepen
])
