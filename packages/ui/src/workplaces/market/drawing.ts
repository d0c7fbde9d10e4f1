import type { WorkplaceDrawing } from '../workplace-drawing.ts'
import air from './air.svg?url&no-inline'
import thingBell from './thing-bell.svg?url&no-inline'
import thingDrum from './thing-drum.svg?url&no-inline'
import thingMaraca from './thing-maraca.svg?url&no-inline'
import thingFlute from './thing-flute.svg?url&no-inline'
import thingGuitar from './thing-guitar.svg?url&no-inline'
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
    bell: thingBell,
    drum: thingDrum,
    maraca: thingMaraca,
    flute: thingFlute,
    guitar: thingGuitar,
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
