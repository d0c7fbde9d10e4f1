import type { Look } from '@letterliaan/ui/pictures'

/** Groep 3 gets easier wordings, the look 10+ sober ones; null: the reader is not a child. */
export const chooseWording = (level_id: number | null, look: Look) => ({
  isEasier: level_id === 3,
  isSober: look === 'field-camp',
})
