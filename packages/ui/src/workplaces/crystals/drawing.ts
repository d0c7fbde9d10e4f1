import type { WorkplaceDrawing } from '../workplace-drawing.ts'
import air from './air.svg?url&no-inline'
import thingCrystal1 from './thing-crystal-1.svg?url&no-inline'
import thingCrystal2 from './thing-crystal-2.svg?url&no-inline'
import thingCrystal3 from './thing-crystal-3.svg?url&no-inline'
import thingCrystal4 from './thing-crystal-4.svg?url&no-inline'
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
    'crystal-1': thingCrystal1,
    'crystal-2': thingCrystal2,
    'crystal-3': thingCrystal3,
    'crystal-4': thingCrystal4,
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
