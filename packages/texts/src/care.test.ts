import { expect, test } from 'vitest'
import { sayCriterion } from './care.ts'

const scores = (taken: number, low = 0) => ({ taken, lowest: 0, low })

test.each([
  ['without scores on reading', scores(0), scores(3, 3), 'nog niet te zeggen'],
  ['of low reading without scores on spelling', scores(3, 3), scores(0), 'nog niet te zeggen'],
  ['of three scores that are not low', scores(3), scores(0), 'niet gehaald'],
])('DOE-8 the criterion of lag %s is denied only after it was assessed', (_what, reading, spelling, said) => {
  expect(sayCriterion({ met: null, reading, spelling })).toContain(said)
})
