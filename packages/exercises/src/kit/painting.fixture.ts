import type { Colouring } from './colouring.ts'
import type { TemplateFixture } from './fixture.ts'
import type { PaintingEvent } from './painting.ts'

export const playPaintingFixture: Omit<TemplateFixture<Colouring, PaintingEvent>, 'logic' | 'words'> = {
  play: ({ exercise_data }, send) => {
    exercise_data.colors.forEach((color, at) => {
      if (color === null) return
      send({ type: 'pick', color })
      send({ type: 'paint', at })
    })
  },
  slip: (_turn, send) => {
    send({ type: 'pick', color: 'brown' })
    send({ type: 'paint', at: 0 })
  },
  events: [
    { type: 'pick', color: 'lightblue' },
    { type: 'pick', color: 'green' },
    { type: 'pick', color: 'purple' },
    ...[-1, 0, 1, 2, 3, 99, Number.NaN].map((at): PaintingEvent => ({ type: 'paint', at })),
  ],
  answers: ({ exercise_data: { colors } }) => [
    [{ colors }, true],
    [{ colors: colors.with(0, 'brown') }, false],
    [{ colors: colors.map(() => null) }, false],
    [{ colors: colors.map(() => 'green') }, false],
    [{ colors: [...colors, null] }, false],
    [{ colors: [] }, false],
  ],
}
