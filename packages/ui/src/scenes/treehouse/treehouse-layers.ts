import fieldCampFrontTall from '../art/field-camp-front-tall.svg?url&no-inline'
import fieldCampFrontWide from '../art/field-camp-front-wide.svg?url&no-inline'
import fieldCampTentTall from '../art/field-camp-tent-tall.svg?url&no-inline'
import fieldCampTentWide from '../art/field-camp-tent-wide.svg?url&no-inline'
import fieldCampViewTall from '../art/field-camp-view-tall.svg?url&no-inline'
import fieldCampViewWide from '../art/field-camp-view-wide.svg?url&no-inline'
import treehouseFrontTall from '../art/treehouse-front-tall.svg?url&no-inline'
import treehouseFrontWide from '../art/treehouse-front-wide.svg?url&no-inline'
import treehouseRoomTall from '../art/treehouse-room-tall.svg?url&no-inline'
import treehouseRoomWide from '../art/treehouse-room-wide.svg?url&no-inline'
import treehouseViewTall from '../art/treehouse-view-tall.svg?url&no-inline'
import treehouseViewWide from '../art/treehouse-view-wide.svg?url&no-inline'
import type { Look } from '../../pictures/look.ts'
import type { SceneLayer } from '../scene-layers.ts'

/** The room does not move, as things are in it; the jungle outside moves a little. */
const inTree: readonly SceneLayer[] = [
  { src: treehouseViewWide, tall: treehouseViewTall, depth: 5 },
  { src: treehouseRoomWide, tall: treehouseRoomTall, depth: 0 },
  { src: treehouseFrontWide, tall: treehouseFrontTall, depth: 10 },
]

const inTent: readonly SceneLayer[] = [
  { src: fieldCampViewWide, tall: fieldCampViewTall, depth: 5 },
  { src: fieldCampTentWide, tall: fieldCampTentTall, depth: 0 },
  { src: fieldCampFrontWide, tall: fieldCampFrontTall, depth: 8 },
]

export const treehouseLayers: Readonly<Record<Look, readonly SceneLayer[]>> = {
  jungle: inTree,
  'field-camp': inTent,
}
