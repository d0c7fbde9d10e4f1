// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { useFieldInView } from './useFieldInView.ts'

afterEach(() => vi.unstubAllGlobals())

function Field() {
  useFieldInView()
  return <input aria-label="Schrijf het woord" />
}

test.each([
  ['over the field brings it into sight', 480, 1],
  ['below it leaves the page where it is', 600, 0],
])('a keyboard that comes up %s', (_, height, times) => {
  const viewport = Object.assign(new EventTarget(), { scale: 1, offsetTop: 0, height: 844 })
  vi.stubGlobal('visualViewport', viewport)
  const { unmount } = render(<Field />)
  const field = screen.getByLabelText('Schrijf het woord')
  const scrollIntoView = vi.fn<(options: ScrollIntoViewOptions) => void>()
  Object.assign(field, { scrollIntoView, getBoundingClientRect: () => ({ top: 470, bottom: 566 }) })
  field.focus()
  viewport.height = height
  viewport.dispatchEvent(new Event('resize'))
  expect(scrollIntoView).toHaveBeenCalledTimes(times)
  unmount()
})
