import { analyse } from './analyse.ts'
import { diagnoseAnalysis, type DiagnoseOptions, type Diagnosis } from './diagnose/diagnose.ts'
import type { AnalysisOverride } from './override.ts'

/** Explains how an answer differs from a word. `target` may contain author's marks. Never throws. */
export function diagnose(
  target: string,
  answer: string,
  options: DiagnoseOptions & { override?: AnalysisOverride | undefined } = {},
): Diagnosis {
  return diagnoseAnalysis(analyse(target, options.override), answer, options)
}
