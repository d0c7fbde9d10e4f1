import type { WorldId } from './positions.ts'
import { worldLayers } from './scene-layers.ts'

/** Starts to fetch the drawing before the page is loaded, because the steps on a map wait for it (MAP-1). */
export function fetchWorldMap(world: WorldId): void {
  const isTall = matchMedia('(max-aspect-ratio: 1)').matches
  for (const { src, tall } of worldLayers[world]) {
    const image = new Image()
    image.fetchPriority = 'low'
    image.src = isTall && tall !== undefined ? tall : src
  }
}
