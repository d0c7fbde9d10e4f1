import type { SpokenLine } from '@letterliaan/texts'
import { tooEarlyTexts } from '@letterliaan/texts/too-early'
import type { TemplateLogic } from './template.ts'
import type { Turn } from './turn.ts'

/** Returns the line for a button that was pressed too early; null if another message is already shown. */
export const chooseTooEarlyLine = (
  { flow }: Pick<TemplateLogic, 'flow'>,
  turn: Turn,
  state: unknown,
): SpokenLine | null => {
  if (flow.isFilledIn(turn, state) || isRejected(state)) return null
  const first = flow.asksFirst?.(turn, state) ?? null
  if (first !== null) return tooEarlyTexts.ofTask[first]
  const stuck = flow.stuckAt?.(turn, state) ?? null
  if (stuck === null) return isEmpty(state) ? tooEarlyTexts.nothing : null
  if (stuck.task === 'type' && stuck.at === 0) return tooEarlyTexts.nothing
  return stuck.task === 'write' && stuck.pieces.length > 1
    ? tooEarlyTexts.writeBoth
    : tooEarlyTexts.ofTask[stuck.task]
}

const isRejected = (state: unknown): boolean =>
  ((state as { readonly rejected?: string | null } | null)?.rejected ?? null) !== null

const isEmpty = (state: unknown): boolean =>
  (state as { readonly input?: string } | null)?.input?.trim() === ''
