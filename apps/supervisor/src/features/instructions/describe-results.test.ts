import type { InstructionChild } from '@letterliaan/contract'
import { expect, test } from 'vitest'
import { describeGivenStep } from '../../app/data/step-for-children.ts'
import { formatEstimate, describeInstructionResults } from './describe-results.ts'

const child = (name: string, changed: InstructionChild['changed']): InstructionChild => ({
  student_id: 1,
  name,
  since: 1,
  before: null,
  now: null,
  changed,
})

test('DOE-4 children are listed by the direction of their change, and otherwise as unknown', () => {
  const children = [child('Ali', null), child('Noor', 'forward'), child('Sam', 'back'), child('Zoë', null)]
  expect(describeInstructionResults({ children })).toBe(
    'Vooruit: Noor. Achteruit: Sam. Nog niet te zeggen: Ali, Zoë.',
  )
  expect(describeInstructionResults({ children: [] })).toBe('Er zitten geen kinderen meer in deze groep.')
})

test.each([
  [{ chance: 0.452, low: 0.3, high: 0.6, look: 'low' as const }, '45% (30% tot 60%)'],
  [{ chance: 0.5, low: 0.1, high: 0.9, look: 'unknown' as const }, 'nog niet te zeggen'],
  [null, 'nog niet te zeggen'],
])('DOE-4 an estimate is shown with its interval, or as unknown', (estimate, said) => {
  expect(formatEstimate(estimate)).toBe(said)
})

test('DOE-4 children who did not get the step are named with the reason', () => {
  const nobody = { changed_ids: [], own_path_ids: [], had: ['Ali'], passed: ['Noor', 'Sam'], unreached: [] }
  expect(describeGivenStep(nobody, 'Lange klank')).toBe(
    '‘Lange klank’ is voor niemand klaargezet. Al open: Ali. Al gehaald: Noor, Sam.',
  )
  const given = { ...nobody, changed_ids: [1, 2], own_path_ids: [2], had: [], passed: [], unreached: ['Zoë'] }
  expect(describeGivenStep(given, 'Lange klank')).toBe(
    '‘Lange klank’ staat klaar voor 2 kinderen. 1 kind heeft nu een eigen pad. Geen plaats meer: Zoë. Haal eerst een stap van het pad of uit de boomhut.',
  )
})
