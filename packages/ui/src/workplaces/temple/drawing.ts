import type { WorkplaceDrawing } from '../workplace-drawing.ts'
import air from './air.svg?url&no-inline'
import thingSun from './thing-sun.svg?url&no-inline'
import thingSpiral from './thing-spiral.svg?url&no-inline'
import thingWater from './thing-water.svg?url&no-inline'
import thingLeaf from './thing-leaf.svg?url&no-inline'
import thingMoon from './thing-moon.svg?url&no-inline'
import thingMountain from './thing-mountain.svg?url&no-inline'
import wideGround from './wide-ground.svg?url&no-inline'
import wideDetails from './wide-details.svg?url&no-inline'
import wideDone from './wide-done.svg?url&no-inline'
import tallGround from './tall-ground.svg?url&no-inline'
import tallDetails from './tall-details.svg?url&no-inline'
import tallDone from './tall-done.svg?url&no-inline'
import stages from './stages.json' with { type: 'json' }

export const drawing: WorkplaceDrawing = {
  air,
  things: {
    sun: thingSun,
    spiral: thingSpiral,
    water: thingWater,
    leaf: thingLeaf,
    moon: thingMoon,
    mountain: thingMountain,
  },
  files: {
    wide: {
      ground: wideGround,
      details: wideDetails,
      done: wideDone,
    },
    tall: {
      ground: tallGround,
      details: tallDetails,
      done: tallDone,
    },
  },
  stages,
}
