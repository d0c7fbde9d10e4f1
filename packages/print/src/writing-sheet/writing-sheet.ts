import type { LineRulingName } from '../drawing/school-lines.ts'

export interface PrintedWritingSheet {
  readonly screen_name: string
  readonly code: string
  readonly words: readonly string[]
  /** The school group, which decides the lines; null if unknown. */
  readonly level_id: number | null
}

export function chooseRuling(level_id: number | null): LineRulingName {
  if (level_id === 3) return 'wide'
  return level_id === null || level_id === 4 ? 'middle' : 'narrow'
}
