import type { Look } from '@letterliaan/ui/pictures'

/** Texts are easier for groep 3 and sober in the look 10+. Null: the reader is not a child. */
export const chooseWording = (level_id: number | null, look: Look) => ({
  isEasier: level_id === 3,
  isSober: look === 'field-camp',
})
