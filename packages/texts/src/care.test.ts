import { expect, test } from 'vitest'
import { sayCriterion } from './care.ts'

const scores = (taken: number, low = 0) => ({ taken, lowest: 0, low })

test.each([
  ['no scores on reading', scores(0), scores(3, 3), 'nog niet te zeggen'],
  ['low scores on reading and no scores on spelling', scores(3, 3), scores(0), 'nog niet te zeggen'],
  ['three scores on reading that are not low', scores(3), scores(0), 'niet gehaald'],
])(
  "DOE-8 the criterion for lag is 'not met' only if it was assessed: %s",
  (_what, reading, spelling, said) => {
    const criterion = sayCriterion({ met: null, reading, spelling })
    expect(criterion).toContain(said)
    expect(criterion).toContain('Toetsen binnen tien weken tellen samen als één keer.')
  },
)
