import { drawBuddies } from './buddies/buddies.ts'
import { drawDaily } from './daily/daily.ts'
import { drawDoneThings } from './daily/done-things.ts'
import { drawContours } from './field-camp/contours.ts'
import { drawEmblems } from './field-camp/emblems.ts'
import { drawLookPictures } from './field-camp/look-pictures.ts'
import { panelThings } from './field-camp/panel-things.ts'
import { fieldCamp } from './field-camp/tent/field-camp.ts'
import { drawLogo, drawSign } from './logo.ts'
import { drawPictures } from './pictures/pictures.ts'
import { drawSketches } from './story/sketches.ts'
import { drawStory } from './story/story.ts'
import { camp } from './scenes/camp.ts'
import { cave } from './scenes/cave.ts'
import { clearing } from './scenes/clearing.ts'
import { entrance } from './scenes/entrance.ts'
import { hut } from './scenes/hut.ts'
import { overview } from './scenes/overview.ts'
import { treehouse } from './scenes/treehouse/treehouse.ts'
import { world1 } from './scenes/world-1.ts'
import { world2 } from './scenes/world-2.ts'
import { world3 } from './scenes/world-3.ts'
import { world4 } from './scenes/world-4.ts'
import { drawForestEdge } from './scenes/panels/forest-edge.ts'
import { drawCanopy } from './scenes/panels/canopy.ts'
import { drawLostTemple } from './scenes/panels/lost-temple.ts'
import { drawCrystalMountain } from './scenes/panels/crystal-mountain.ts'
import { filesOf } from './workplaces/files.ts'
import type { WorkplaceArt } from './workplaces/workplace.ts'
import { workplaceNames } from '../../packages/ui/src/workplaces/workplace-names.ts'

/** The four worlds as seen from the treehouse: one panel each, its subject in the middle so that it may be cropped. */
const panels = (): Record<string, string> => ({
  'panel-1': drawForestEdge(),
  'panel-2': drawCanopy(),
  'panel-3': drawLostTemple(),
  'panel-4': drawCrystalMountain(),
})

const drawScenes = [
  entrance,
  overview,
  panels,
  panelThings,
  camp,
  cave,
  clearing,
  hut,
  treehouse,
  fieldCamp,
  world1,
  world2,
  world3,
  world4,
]

const inFolder = (folder: string, drawings: Record<string, string>): [path: string, svg: string][] =>
  Object.entries(drawings).map(([name, svg]) => [`${folder}/${name}.svg`, svg])

const workplaces = await Promise.all(
  workplaceNames.map(async (name) => {
    const { draw } = (await import(`./workplaces/${name}.ts`)) as { draw: () => WorkplaceArt }
    return [name, draw] as const
  }),
)

const drawWorkplaces = (): [path: string, file: string][] =>
  workplaces.flatMap(([name, draw]) =>
    Object.entries(filesOf(draw())).map(([file, text]): [string, string] => [
      `workplaces/${name}/${file}`,
      text,
    ]),
  )

export function drawAll(): Map<string, string> {
  return new Map([
    ...drawScenes.flatMap((draw) => inFolder('scenes/art', draw())),
    ...inFolder('pictures/buddies', drawBuddies()),
    ...drawWorkplaces(),
    ...inFolder('pictures/own', drawPictures()),
    ...inFolder('pictures/story', { ...drawStory(), ...drawSketches() }),
    ...inFolder('pictures/daily', drawDaily()),
    ...inFolder('scenes/art', { contours: drawContours() }),
    ...inFolder('pictures/buddies', { emblems: drawEmblems() }),
    ...inFolder('pictures/looks', drawLookPictures()),
    ...inFolder('pictures', { 'done-things': drawDoneThings(), logo: drawLogo(), sign: drawSign() }),
  ])
}
