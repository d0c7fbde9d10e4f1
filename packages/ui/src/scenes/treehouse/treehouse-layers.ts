import type { Look } from '../../pictures/look.ts'
import type { SceneLayer } from '../scene-layers.ts'
import { createAnimatedThing, type AnimatedThing } from '../animated/animated-thing.ts'
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

/** The room does not move, because things are in it. The jungle outside moves a little. */
const treeLayers: readonly SceneLayer[] = [
  { src: treehouseViewWide, tall: treehouseViewTall, depth: 5 },
  { src: treehouseRoomWide, tall: treehouseRoomTall, depth: 0 },
  { src: treehouseFrontWide, tall: treehouseFrontTall, depth: 10 },
]

const tentLayers: readonly SceneLayer[] = [
  { src: fieldCampViewWide, tall: fieldCampViewTall, depth: 5 },
  { src: fieldCampTentWide, tall: fieldCampTentTall, depth: 0 },
  { src: fieldCampFrontWide, tall: fieldCampFrontTall, depth: 8 },
]

export const treehouseLayers: Readonly<Record<Look, readonly SceneLayer[]>> = {
  jungle: treeLayers,
  'field-camp': tentLayers,
}

const glowColor = '#fff3a0'

const treeThings: readonly AnimatedThing[] = [
  createAnimatedThing('glow', '#ffe6a0', [32.5, 25], 0, [14, 9]),
  createAnimatedThing('glow', '#ffe6a0', [67.5, 25], 1.4, [84, 9]),
  createAnimatedThing('firefly', glowColor, [41, 58], 0, [62, 50]),
  createAnimatedThing('firefly', glowColor, [57, 50], 1.7, [84, 44]),
  createAnimatedThing('firefly', glowColor, [47, 40], 3, [72, 38]),
  createAnimatedThing('firefly', glowColor, [28, 70], 4.1, [46, 70]),
  createAnimatedThing('leaf', '#e2703a', [44, 30], 0, [64, 34]),
  createAnimatedThing('leaf', '#f2a93b', [56, 26], 5.5, [80, 36]),
]

const tentThings: readonly AnimatedThing[] = [
  createAnimatedThing('glow', '#ffe0a0', [35, 17], 0, [50, 9]),
  createAnimatedThing('glow', '#ffe0a0', [65, 17], 1.4, [50, 9]),
  createAnimatedThing('glow', '#f0b45a', [50.5, 61], 0.7, [71, 54]),
]

export const treehouseAnimatedThings: Readonly<Record<Look, readonly AnimatedThing[]>> = {
  jungle: treeThings,
  'field-camp': tentThings,
}
