import type { WorkplaceDrawing } from '../workplace-drawing.ts'
import air from './air.svg?url&no-inline'
import thingPlank from './thing-plank.svg?url&no-inline'
import wideGround from './wide-ground.svg?url&no-inline'
import wideFront from './wide-front.svg?url&no-inline'
import wideDetails from './wide-details.svg?url&no-inline'
import wideDone from './wide-done.svg?url&no-inline'
import tallGround from './tall-ground.svg?url&no-inline'
import tallFront from './tall-front.svg?url&no-inline'
import tallDetails from './tall-details.svg?url&no-inline'
import tallDone from './tall-done.svg?url&no-inline'
import stages from './stages.json' with { type: 'json' }

export const drawing: WorkplaceDrawing = {
  air,
  things: {
    plank: thingPlank,
  },
  files: {
    wide: {
      ground: wideGround,
      front: wideFront,
      details: wideDetails,
      done: wideDone,
    },
    tall: {
      ground: tallGround,
      front: tallFront,
      details: tallDetails,
      done: tallDone,
    },
  },
  stages,
}
