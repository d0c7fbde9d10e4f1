import type { Colouring } from '../../kit/colouring.ts'
import { longFixtureWords, type Fixture } from '../../kit/fixture.ts'
import { playPainting } from '../../kit/painting.fixture.ts'
import type { PaintingEvent } from '../../kit/painting.ts'
import { speurKleur2 } from './logic.ts'

export const fixture: Fixture<Colouring, PaintingEvent> = {
  ...playPainting,
  logic: speurKleur2,
  words: longFixtureWords,
}
