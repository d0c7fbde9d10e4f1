import type { Colouring } from '../../kit/colouring.ts'
import { longFixtureWords, type TemplateFixture } from '../../kit/fixture.ts'
import { playPaintingFixture } from '../../kit/painting.fixture.ts'
import type { PaintingEvent } from '../../kit/painting.ts'
import { logic } from './logic.ts'

export const fixture: TemplateFixture<Colouring, PaintingEvent> = {
  ...playPaintingFixture,
  logic,
  words: longFixtureWords,
}
