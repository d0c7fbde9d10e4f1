import { expect, test } from 'vitest'
import { confirmNothing, createConfirmedStepFinder } from './mix.ts'

const others = [
  { step_id: 7, passed_at: 100, category: 'ei' },
  { step_id: 8, passed_at: 200, category: 'kort' },
]
const mix = JSON.stringify({ sources: [], practice: 'LuisterTyp', others })

test("WEET-9 a word of 'Door elkaar' confirms each passed step that teaches one of its categories", () => {
  const confirms = createConfirmedStepFinder({ mix }, { mixedFrom: [] })
  expect(confirms(1, 'kort').map(({ step_id }) => step_id)).toEqual([8])
  expect(confirms(1, 'lang')).toEqual([])
})

test('a set that an earlier version made confirms only the steps of its own words', () => {
  const older = JSON.stringify({ sources: [], practice: 'LuisterTyp' })
  expect(createConfirmedStepFinder({ mix: older }, { mixedFrom: [] })(1, 'kort')).toEqual([])
  expect(createConfirmedStepFinder({ mix: null }, {})).toBe(confirmNothing)
})
