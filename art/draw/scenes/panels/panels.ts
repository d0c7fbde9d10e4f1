/** The four worlds as seen from the treehouse: one panel each, its subject in the middle so that it may be cropped. */
import { drawForestEdge } from './forest-edge.ts'
import { drawCanopy } from './canopy.ts'
import { drawLostTemple } from './lost-temple.ts'
import { drawCrystalMountain } from './crystal-mountain.ts'

export const panels = (): Record<string, string> => ({
  'panel-1': drawForestEdge(),
  'panel-2': drawCanopy(),
  'panel-3': drawLostTemple(),
  'panel-4': drawCrystalMountain(),
})
