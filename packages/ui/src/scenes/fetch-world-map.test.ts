import { expect, test, vi } from 'vitest'
import { fetchWorldMap } from './fetch-world-map.ts'
import { worldLayers } from './scene-layers.ts'

test.each([
  ['wide', false],
  ['tall', true],
])('MAP-1 the drawing of a world for a %s screen is fetched before its map is rendered', (_, isTall) => {
  const asked: string[] = []
  class AskedImage {
    set src(address: string) {
      asked.push(address)
    }
  }
  vi.stubGlobal('Image', AskedImage)
  vi.stubGlobal('matchMedia', () => ({ matches: isTall }))
  fetchWorldMap(2)
  expect(asked).toEqual(worldLayers[2].map(({ src, tall }) => (isTall ? (tall ?? src) : src)))
})
