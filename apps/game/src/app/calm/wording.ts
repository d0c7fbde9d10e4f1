import type { Look } from '@letterliaan/ui/pictures'

/** In groep 3 a line has its easier wording, in the look 10+ its sober one; null: whoever reads is no child. */
export const wordingFor = (level_id: number | null, look: Look) => ({
  isEasier: level_id === 3,
  isSober: look === 'field-camp',
})
