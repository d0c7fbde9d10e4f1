/** Each has a pen of the same name in `art/draw/workplaces`, and a folder here that the pens fill. */
export const workplaceNames = [
  'bridge',
  'river',
  'feeding',
  'temple',
  'market',
  'workshop',
  'crystals',
  'camp',
] as const

export type WorkplaceName = (typeof workplaceNames)[number]
