import type { ChildPath, StepProgress } from '@letterliaan/contract'
import { createEntry, openSettings } from '@letterliaan/rules/preparation'
import { expect, test } from 'vitest'
import { createSampleProgress } from '../../testing/samples.ts'
import { describeEntry, describePlaceOnPath, describeStars } from './describe-progress.ts'

const at = Date.parse('2025-10-06T08:00:00Z') / 1000
const complete = (nr: number, more: Partial<StepProgress> = {}) =>
  createSampleProgress(nr, {
    is_complete: true,
    highest_difficulty_completed: 2,
    completed_at: at,
    last_worked_at: at,
    ...more,
  })
const skipped = { waived: true, highest_difficulty_completed: null, last_worked_at: null }

test('DOE-3 a skipped step is called passed only if the child had passed it before', () => {
  expect(describeEntry(complete(1, skipped))).toBe('Hierin is nog niets gedaan.')
  expect(describeEntry(complete(1, { waived: true }))).toBe(
    'Wat er is gedaan: gehaald: 6 okt 2025, 2 sterren.',
  )
})

test.each([
  [
    [complete(1, skipped), complete(2, skipped), complete(3)],
    'Van de 4 stappen op het pad is er 1 gehaald. 2 stappen zijn overgeslagen.',
  ],
  [[complete(1), complete(2)], 'Van de 4 stappen op het pad zijn er 2 gehaald.'],
])('DOE-1 skipped steps are not counted as passed', (progress, sentence) => {
  const entries = [1, 2, 3, 4].map((nr) => createEntry({ nr, is_own: false, is_test_step: false }, 1))
  const path: ChildPath['path'] = { entries, settings: openSettings }
  expect(describePlaceOnPath('Noor', { path, progress })).toBe(sentence)
})

test.each([
  [at - 3600, 1, 'gehaald: 6 okt 2025, daarvoor 1 keer niet gehaald'],
  [at - 3600, 2, 'gehaald: 6 okt 2025, daarvoor 2 keer niet gehaald'],
  [at + 86_400, 1, 'gehaald: 6 okt 2025, dictee niet gehaald: 7 okt 2025'],
])(
  'DOE-3 a failed dictation is described as before or after the step was passed',
  (last_failed_at, num_failed, parts) => {
    expect(describeEntry(complete(1, { last_failed_at, num_failed }))).toBe(
      `Wat er is gedaan: ${parts}, 2 sterren.`,
    )
  },
)

test('DOE-3 a step that no longer counts as passed shows no stars', () => {
  const again = complete(1, { is_complete: false, completed_at: null })
  expect(describeStars(again)).toBeNull()
  expect(describeEntry(again)).not.toContain('sterren')
  expect(describeStars(complete(1))).toBe('2 sterren')
})
