import { expect, test } from 'vitest'
import { findStepToScrollTo } from './WorldMapScreen.tsx'

test.each([
  ['where the child is', [5, 4, 3, -1], 2],
  ['the last step when all are passed', [5, 5, 4], 2],
  ['the last that was passed when the rest is locked', [5, 5, -1, -1], 1],
  ['the first when all are locked', [-1, -1], 0],
  ['nothing where there are no steps', [], undefined],
] as const)('a tall map scrolls to %s', (_, statuses, expected) => {
  const steps = statuses.map((status) => ({ status }))
  expect(findStepToScrollTo(steps)).toBe(expected === undefined ? undefined : steps[expected])
})
