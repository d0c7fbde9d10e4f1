import type { WorkplaceDrawing } from '../workplace-drawing.ts'
import air from './air.svg?url&no-inline'
import thingBlock1 from './thing-block-1.svg?url&no-inline'
import thingBlock2 from './thing-block-2.svg?url&no-inline'
import thingBlock3 from './thing-block-3.svg?url&no-inline'
import thingBlock4 from './thing-block-4.svg?url&no-inline'
import thingBlock5 from './thing-block-5.svg?url&no-inline'
import thingRoof from './thing-roof.svg?url&no-inline'
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
    'block-1': thingBlock1,
    'block-2': thingBlock2,
    'block-3': thingBlock3,
    'block-4': thingBlock4,
    'block-5': thingBlock5,
    roof: thingRoof,
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
