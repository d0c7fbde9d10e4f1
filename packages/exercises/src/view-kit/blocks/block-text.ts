import type { BlockEvent, LetterBlocks } from '../../kit/letter-blocks.ts'

/** Soft keyboards can erase only existing text. */
const anchor = '\u200b'

export const toBlockFieldText = ({ letters, cursor }: LetterBlocks): string => {
  const before = letters.slice(0, cursor)
  return anchor + before.slice(before.lastIndexOf(null) + 1).join('')
}

/** Derives the child's action from the field's text before and after. */
export const deriveBlockEvents = (before: string, after: string): BlockEvent[] => {
  const shared = sharedLength(before, after)
  const erased = Array.from(before.slice(shared), (): BlockEvent => ({ type: 'erase' }))
  const text = after.slice(shared).replaceAll(anchor, '')
  return text === '' ? erased : [...erased, { type: 'type', text }]
}

const sharedLength = (before: string, after: string): number => {
  const differs = Array.from({ length: before.length }, (_, at) => before[at] !== after[at])
  const first = differs.indexOf(true)
  return first === -1 ? before.length : first
}
