// @vitest-environment jsdom
import { codeColors } from '@letterliaan/dutch/codes'
import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { CodeLegend } from './ColouredLetters.tsx'

test('the legend contains each code once', () => {
  const { container } = render(<CodeLegend />)
  const shown = Array.from(container.querySelectorAll('.block'), ({ textContent }) => textContent)
  expect(shown.toSorted()).toEqual(Object.keys(codeColors).toSorted())
})
