/** Beds: several of one small plant close together, drawn with as few paths as a single one. */
import { leafDefinitions } from './leaves.ts'
import { parsePoints } from './pen.ts'
import { smallThingDefinitions } from './small-things.ts'
import { movePath } from './transform.ts'

/** Where the plants of a bed stand, far ones first, in units of the plant (which is about 100 high). */
const flowerbedPoints = parsePoints('56,-52 -140,-34 150,-22 -48,-10 4,22 -118,36 96,40')
const lawnPoints = parsePoints('180,-120 -260,-70 40,-30 300,10 -120,50 120,90')

function defineBed(id: string, plant: string, spots: typeof flowerbedPoints): string {
  const paths = Array.from(plant.matchAll(/<path ([^>]*?)\bd="([^"]*)"/g), ([, look = '', d = '']) => {
    const merged = spots.map(([x, y]) => movePath(d, x, y)).join('')
    return `<path ${look.replace(/id="[^"]*" ?/, '')}d="${merged}"/>`
  })
  return `<g id="${id}">${paths.join('')}</g>`
}

const flowerbed = (id: string): [string, string] => [
  `${id}-bed`,
  defineBed(`${id}-bed`, smallThingDefinitions[id] ?? '', flowerbedPoints),
]

export const bedDefinitions: Record<string, string> = Object.fromEntries([
  ...['daisy', 'hibiscus', 'tulip', 'bells', 'mushroom', 'flower', 'stone'].map(flowerbed),
  ['grass-bed', defineBed('grass-bed', leafDefinitions['grass'] ?? '', lawnPoints)],
])
