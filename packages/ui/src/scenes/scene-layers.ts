import type { Look } from '../pictures/look.ts'
import type { WorldId } from './positions.ts'
import campBank from './art/camp-bank.svg?url&no-inline'
import campFire from './art/camp-fire.svg?url&no-inline'
import campTent from './art/camp-tent.svg?url&no-inline'
import caveRoof from './art/cave-roof.svg?url&no-inline'
import caveSide from './art/cave-side.svg?url&no-inline'
import caveWall from './art/cave-wall.svg?url&no-inline'
import hutHammock from './art/hut-hammock.svg?url&no-inline'
import hutRoof from './art/hut-roof.svg?url&no-inline'
import hutRoom from './art/hut-room.svg?url&no-inline'
import hutShelf from './art/hut-shelf.svg?url&no-inline'
import fieldCampCrateSide from './art/field-camp-crate-side.svg?url&no-inline'
import fieldCampPackSide from './art/field-camp-pack-side.svg?url&no-inline'
import fieldCampTentTall from './art/field-camp-tent-tall.svg?url&no-inline'
import fieldCampTentWide from './art/field-camp-tent-wide.svg?url&no-inline'
import fieldCampViewTall from './art/field-camp-view-tall.svg?url&no-inline'
import fieldCampViewWide from './art/field-camp-view-wide.svg?url&no-inline'
import clearingGlade from './art/clearing-glade.svg?url&no-inline'
import clearingSide from './art/clearing-side.svg?url&no-inline'
import entranceArchTall from './art/entrance-arch-tall.svg?url&no-inline'
import entranceArchWide from './art/entrance-arch-wide.svg?url&no-inline'
import entranceDepth from './art/entrance-depth.svg?url&no-inline'
import entranceGate from './art/entrance-gate.svg?url&no-inline'
import overviewShade from './art/overview-shade.svg?url&no-inline'
import world1FrameTall from './art/world-1-frame-tall.svg?url&no-inline'
import world1FrameWide from './art/world-1-frame-wide.svg?url&no-inline'
import world1GroundTall from './art/world-1-ground-tall.svg?url&no-inline'
import world1GroundWide from './art/world-1-ground-wide.svg?url&no-inline'
import world1Sky from './art/world-1-sky.svg?url&no-inline'
import world2FrameTall from './art/world-2-frame-tall.svg?url&no-inline'
import world2FrameWide from './art/world-2-frame-wide.svg?url&no-inline'
import world2GroundTall from './art/world-2-ground-tall.svg?url&no-inline'
import world2GroundWide from './art/world-2-ground-wide.svg?url&no-inline'
import world2Sky from './art/world-2-sky.svg?url&no-inline'
import world3FrameTall from './art/world-3-frame-tall.svg?url&no-inline'
import world3FrameWide from './art/world-3-frame-wide.svg?url&no-inline'
import world3GroundTall from './art/world-3-ground-tall.svg?url&no-inline'
import world3GroundWide from './art/world-3-ground-wide.svg?url&no-inline'
import world3Sky from './art/world-3-sky.svg?url&no-inline'
import world4FrameTall from './art/world-4-frame-tall.svg?url&no-inline'
import world4FrameWide from './art/world-4-frame-wide.svg?url&no-inline'
import world4GroundTall from './art/world-4-ground-tall.svg?url&no-inline'
import world4GroundWide from './art/world-4-ground-wide.svg?url&no-inline'
import world4Sky from './art/world-4-sky.svg?url&no-inline'

export interface SceneLayer {
  readonly src: string
  readonly tall?: string
  /** Side of the scene that the layer covers. `right` is mirrored. By default the whole scene. */
  readonly at?: 'left' | 'right' | 'top'
  /** Distance that the layer moves with the mouse (px). 0 is still, which is cheaper to draw. */
  readonly depth: number
}

export type SceneName = 'entrance' | 'camp' | 'cave' | 'clearing' | 'hut' | 'overview'

const scenes: Record<SceneName, readonly SceneLayer[]> = {
  entrance: [
    { src: entranceDepth, depth: 4 },
    { src: entranceArchWide, tall: entranceArchTall, at: 'top', depth: 8 },
    { src: entranceGate, at: 'left', depth: 14 },
    { src: entranceGate, at: 'right', depth: 14 },
  ],
  overview: [
    { src: overviewShade, depth: 4 },
    { src: entranceArchWide, tall: entranceArchTall, at: 'top', depth: 8 },
    { src: entranceGate, at: 'left', depth: 14 },
    { src: entranceGate, at: 'right', depth: 14 },
  ],
  camp: [
    { src: campBank, depth: 3 },
    { src: campTent, at: 'left', depth: 8 },
    { src: campFire, at: 'right', depth: 8 },
  ],
  cave: [
    { src: caveWall, depth: 3 },
    { src: caveSide, at: 'left', depth: 9 },
    { src: caveSide, at: 'right', depth: 9 },
    { src: caveRoof, at: 'top', depth: 12 },
  ],
  hut: [
    { src: hutRoom, depth: 3 },
    { src: hutShelf, at: 'left', depth: 7 },
    { src: hutHammock, at: 'right', depth: 7 },
    { src: hutRoof, at: 'top', depth: 10 },
  ],
  clearing: [
    { src: clearingGlade, depth: 0 },
    { src: clearingSide, at: 'left', depth: 6 },
    { src: clearingSide, at: 'right', depth: 6 },
  ],
}

/** The tent, which replaces the hut in the look 10+. */
const inTent: readonly SceneLayer[] = [
  { src: fieldCampViewWide, tall: fieldCampViewTall, depth: 5 },
  { src: fieldCampTentWide, tall: fieldCampTentTall, depth: 0 },
  { src: fieldCampCrateSide, at: 'left', depth: 7 },
  { src: fieldCampPackSide, at: 'right', depth: 7 },
]

/** Scenes of the look 10+, without animals and letters. */
const inFieldCamp: Partial<Record<SceneName, readonly SceneLayer[]>> = {
  hut: inTent,
  entrance: scenes.clearing,
  overview: [
    { src: overviewShade, depth: 4 },
    { src: clearingSide, at: 'left', depth: 6 },
    { src: clearingSide, at: 'right', depth: 6 },
  ],
}

export const listSceneLayers = (name: SceneName, look: Look): readonly SceneLayer[] =>
  (look === 'field-camp' ? inFieldCamp[name] : undefined) ?? scenes[name]

/** Ground and sky do not move, because the trail must stay under the step icons. */
export const worldLayers: Record<WorldId, readonly SceneLayer[]> = {
  1: [
    { src: world1Sky, depth: 0 },
    { src: world1GroundWide, tall: world1GroundTall, depth: 0 },
    { src: world1FrameWide, tall: world1FrameTall, depth: 12 },
  ],
  2: [
    { src: world2Sky, depth: 0 },
    { src: world2GroundWide, tall: world2GroundTall, depth: 0 },
    { src: world2FrameWide, tall: world2FrameTall, depth: 12 },
  ],
  3: [
    { src: world3Sky, depth: 0 },
    { src: world3GroundWide, tall: world3GroundTall, depth: 0 },
    { src: world3FrameWide, tall: world3FrameTall, depth: 12 },
  ],
  4: [
    { src: world4Sky, depth: 0 },
    { src: world4GroundWide, tall: world4GroundTall, depth: 0 },
    { src: world4FrameWide, tall: world4FrameTall, depth: 12 },
  ],
}
