import type { WorldId } from './positions.ts'
import { worldLayers } from './scene-layers.ts'

/** The steps on a map wait for its drawing (MAP-1), so that begins before the page is there. */
export function fetchWorldMap(world: WorldId): void {
  const isTall = matchMedia('(max-aspect-ratio: 1)').matches
  for (const { src, tall } of worldLayers[world]) {
    const image = new Image()
    image.fetchPriority = 'low'
    image.src = isTall && tall !== undefined ? tall : src
  }
}
