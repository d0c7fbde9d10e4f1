// @vitest-environment jsdom
import type { DetailedResult } from '@letterliaan/contract'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Results } from './Results.tsx'

afterEach(cleanup)

const resultOf = (word: string, success: boolean, last_answer: string | null): DetailedResult => ({
  word,
  num_tries: 1,
  num_errors: success ? 0 : 1,
  time_spent: 1000,
  completed: true,
  success,
  last_answer,
  cheats_used: 0,
  hints_used: 0,
})

test.each([null, '', 'aa'])(
  'EX-7 what went well and what needs practice, after the answer %j too',
  (last_answer) => {
    render(<Results results={[resultOf('maan', true, last_answer), resultOf('vis', false, last_answer)]} />)
    const under = (heading: string) => screen.getByRole('heading', { name: heading }).nextSibling?.textContent
    expect(under('Deze woorden kun je al goed typen:')).toBe('maan')
    expect(under('Deze woorden mag je nog oefenen:')).toBe('vis')
  },
)

test('EX-6 what was peeked at and what was helped with are marked apart', () => {
  const results = [
    { ...resultOf('maan', true, 'maan'), hints_used: 1 },
    { ...resultOf('vis', false, 'vis'), cheats_used: 2 },
    resultOf('boom', true, 'boom'),
  ]
  render(<Results results={results} />)
  const marks = screen
    .getAllByRole('listitem')
    .map((item) => [item.textContent, item.querySelector('[aria-label]')?.getAttribute('aria-label')])
  expect(marks).toEqual([
    ['maan', 'hulp gevraagd'],
    ['boom', undefined],
    ['vis', 'woord bekeken'],
  ])
})
