import type { TemplateFixture } from '../../kit/fixture.ts'
import { logic, type BlokkenEvent, type BlokkenState } from './logic.ts'

export const fixture: TemplateFixture<BlokkenState, BlokkenEvent> = {
  logic,
  play: ({ word, exercise_data }, send, wait) => {
    exercise_data.colors.forEach((color, at) => {
      if (color === null) return
      send({ type: 'pick', color })
      send({ type: 'paint', at })
    })
    wait(1000)
    send({ type: 'text', text: word.word })
  },
  slip: (_turn, send) => {
    send({ type: 'pick', color: 'brown' })
    send({ type: 'paint', at: 0 })
  },
  events: [
    { type: 'reveal' },
    { type: 'pick', color: 'lightblue' },
    { type: 'pick', color: 'green' },
    ...[-1, 0, 1, 2, 99, Number.NaN].map((at): BlokkenEvent => ({ type: 'paint', at })),
    ...['', 'v', 'vis', 'viss', 'x', '\ud800'].map((text): BlokkenEvent => ({ type: 'text', text })),
  ],
  answers: ({ word, exercise_data: { colors } }) => [
    [{ colors, answer: word.word }, true],
    [{ colors: colors.map((color) => color ?? 'red'), answer: word.word }, true],
    [{ colors: colors.with(0, 'brown'), answer: word.word }, false],
    [{ colors: [], answer: word.word }, false],
    [{ colors, answer: word.word.slice(1) }, false],
  ],
}
