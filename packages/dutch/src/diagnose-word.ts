import { analyse } from './analyse.ts'
import type { DiagnoseOptions, Diagnosis } from './diagnose/diagnose.ts'
import { diagnoseAnalysis } from './diagnose/diagnose.ts'
import type { AnalysisOverride } from './override.ts'

/**
 * Explains the difference between a word and an answer. Never throws; no difference, no errors.
 * @param target the word, possibly with the author's marks
 * @param options the step's category, and the author's override of the word
 */
export function diagnose(
  target: string,
  answer: string,
  options: DiagnoseOptions & { override?: AnalysisOverride | undefined } = {},
): Diagnosis {
  return diagnoseAnalysis(analyse(target, options.override), answer, options)
}
