export { CaveDoors } from './CaveDoors.tsx'
export { Scene, type SceneProps } from './Scene.tsx'
export type { SceneName } from './scene-layers.ts'
export { WorldPicture, type WorldPictureProps } from './WorldPicture.tsx'
export { fetchWorldMap } from './fetch-world-map.ts'
export { WorldMap, type WorldMapProps } from './WorldMap.tsx'
export { chooseDaylight, type Daylight } from './daylight.ts'
export {
  findCavePlace,
  toMapPlace,
  findSignpostPlace,
  findStepPlace,
  type MapPlaceProps,
} from './map-place.ts'
export {
  mapPositions,
  getStagePositions,
  type Orientation,
  type StagePlace,
  type StagePositions,
  type WorldId,
} from './positions.ts'
export { usePainted } from './usePainted.ts'
export { RoomPlace, type RoomPlaceProps } from './treehouse/TreehouseRoom.tsx'
export type { TreehouseObject } from './treehouse/room-places.ts'
export {
  TreehouseObjectPicture,
  type TreehouseObjectPictureProps,
} from './treehouse/TreehouseObjectPicture.tsx'
export type { LeafPile, TreehouseObjectPictureName } from './treehouse/treehouse-object-pictures.ts'
export { TreehousePicture, type TreehousePictureProps } from './treehouse/TreehousePicture.tsx'
export { TreehouseRoom, type TreehouseRoomProps } from './treehouse/TreehouseRoom.tsx'
