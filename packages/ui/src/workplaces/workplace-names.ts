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
