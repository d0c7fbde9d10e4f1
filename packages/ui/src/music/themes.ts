import type { Theme } from './theme.ts'
import { canopy } from './themes/canopy.ts'
import { crystalMountain } from './themes/crystal-mountain.ts'
import { forestEdge } from './themes/forest-edge.ts'
import { lostTemple } from './themes/lost-temple.ts'
import { lullaby } from './themes/lullaby.ts'
import type { ThemeName } from './theme-name.ts'

export const themes: Readonly<Record<ThemeName, Theme>> = {
  'forest-edge': forestEdge,
  canopy,
  'lost-temple': lostTemple,
  'crystal-mountain': crystalMountain,
  lullaby,
}
