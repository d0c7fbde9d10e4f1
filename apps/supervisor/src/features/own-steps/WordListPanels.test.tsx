// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { RefusedList } from './WordListPanels.tsx'

test('OWN-1 the first of many refused words are listed, and the others are counted', () => {
  const refused = Array.from({ length: 10_000 }, (_, nr) => ({
    text: `woord${nr}`,
    reason: 'Met een cijfer.',
  }))
  render(<RefusedList refused={refused} />)
  const items = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect([items.length, items[0], items.at(-1)]).toEqual([21, 'woord0: Met een cijfer.', 'en nog 9980'])
})
