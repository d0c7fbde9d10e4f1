import type { Colouring } from '../../kit/colouring.ts'
import type { Fixture } from '../../kit/fixture.ts'
import { playPainting } from '../../kit/painting.fixture.ts'
import type { PaintingEvent } from '../../kit/painting.ts'
import { speurKleur1 } from './logic.ts'

export const fixture: Fixture<Colouring, PaintingEvent> = { ...playPainting, logic: speurKleur1 }
