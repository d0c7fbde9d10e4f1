// @vitest-environment jsdom
import { codeColors } from '@letterliaan/dutch/codes'
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { CodeLegend } from './CodeLegend.tsx'

afterEach(cleanup)

test('each code that stands below letters is in the legend, once', () => {
  const { container } = render(<CodeLegend />)
  const shown = Array.from(container.querySelectorAll('.block'), ({ textContent }) => textContent)
  expect(shown.toSorted()).toEqual(Object.keys(codeColors).toSorted())
})
