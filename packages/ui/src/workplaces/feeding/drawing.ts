import type { WorkplaceDrawing } from '../workplace-drawing.ts'
import air from './air.svg?url&no-inline'
import thingMango from './thing-mango.svg?url&no-inline'
import thingBerry from './thing-berry.svg?url&no-inline'
import thingBanana from './thing-banana.svg?url&no-inline'
import thingCapybara from './thing-capybara.svg?url&no-inline'
import thingParrot from './thing-parrot.svg?url&no-inline'
import thingTapir from './thing-tapir.svg?url&no-inline'
import thingOcelot from './thing-ocelot.svg?url&no-inline'
import thingArmadillo from './thing-armadillo.svg?url&no-inline'
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
    mango: thingMango,
    berry: thingBerry,
    banana: thingBanana,
    capybara: thingCapybara,
    parrot: thingParrot,
    tapir: thingTapir,
    ocelot: thingOcelot,
    armadillo: thingArmadillo,
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
