import type { DictationMark, DictationResult } from '@letterliaan/contract'

const pointsOff = { quarter: 0.25, half: 0.5, one: 1 } as const

/** Returns a mark from 1 to 10 with one decimal, or null if the dictation is unfinished or has no scale. */
export function computeMark(
  scale: DictationMark,
  { is_complete, answers }: Pick<DictationResult, 'is_complete' | 'answers'>,
): number | null {
  if (scale === 'none' || !is_complete || answers.length === 0) return null
  const wrong = answers.filter(({ is_right }) => !is_right).length
  const mark = scale === 'share' ? 10 - (9 * wrong) / answers.length : 10 - wrong * pointsOff[scale]
  return Math.max(1, Math.round(mark * 10) / 10)
}
