export { Scene, type SceneProps } from './Scene.tsx'
export type { SceneName } from './scene-layers.ts'
export { WorldPicture, type WorldPictureProps } from './WorldPicture.tsx'
export { WorldMap, type WorldMapProps } from './WorldMap.tsx'
export { cavePlace, signPlace, stepPlace, type MapPlaceProps } from './map-place.ts'
export {
  MAP_POSITIONS,
  stagePositions,
  type Orientation,
  type Place,
  type StagePositions,
  type WorldId,
} from './positions.ts'
