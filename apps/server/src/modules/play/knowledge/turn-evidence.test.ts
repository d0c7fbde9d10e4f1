import type { Word } from '@letterliaan/contract'
import { loadCurriculum } from '@letterliaan/curriculum'
import { templates } from '@letterliaan/exercises/logic'
import { expect, test } from 'vitest'
import { toEvidence, type WrongRow } from './turn-evidence.ts'

const konijn = loadCurriculum()
  .steps.flatMap(({ words }) => Object.values(words).flat())
  .find(({ word }) => word === 'konijn') as unknown as Word

/** What 'konijn' tells when this was its wrong row. */
function partsAfter(row: Pick<WrongRow, 'kind' | 'input' | 'error_class'>, place: number | null = null) {
  const ended = {
    taught: { word: konijn, category: 'ij' },
    turn: { num_errors: 1, hints_used: 0, cheats_used: 0 },
  }
  const { parts } = toEvidence(templates.OefenDictee, ended, [{ ...row, place }], 1_760_000_000)
  return Object.fromEntries(parts.map(({ category, is_right }) => [category, is_right]))
}

test('WEET-13 an error on one category says nothing bad of the others of the word', () => {
  const whole = partsAfter({ kind: 'answer', input: 'konein', error_class: 'ei-ij:ij' })
  expect(whole).toEqual({ ij: false, 'kg-L': true, 'kg-LK': true })
})

test('WEET-13 a refused letter says nothing of what was not yet written', () => {
  expect(partsAfter({ kind: 'attempt', input: 'e', error_class: 'ei-ij:ij' }, 3)).toEqual({ ij: false })
})

test('WEET-13 an error that is not explained counts against what the step teaches alone', () => {
  expect(partsAfter({ kind: 'answer', input: 'xyz', error_class: 'onbekend:' })).toEqual({ ij: false })
})
