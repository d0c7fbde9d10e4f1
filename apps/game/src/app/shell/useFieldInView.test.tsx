// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { useFieldInView } from './useFieldInView.ts'

function Field() {
  useFieldInView()
  return <input aria-label="Schrijf het woord" />
}

const keyboardHeight = () => document.documentElement.style.getPropertyValue('--keyboard-height')

test.each([
  ['over the field brings it into sight', 480, 0, 1],
  ['below it leaves the page where it is', 600, 0, 0],
  ['below it, with a bar over the field, brings it into sight', 600, 60, 1],
  ['below it, with a bar below the field, leaves the page where it is', 600, 30, 0],
])(
  'GIDS-13 a keyboard that opens %s; elements at the lower edge know its height',
  (_, height, barHeight, times) => {
    document.documentElement.style.scrollPaddingBlockEnd = `${barHeight}px`
    vi.stubGlobal('innerHeight', 844)
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
    expect(keyboardHeight()).toBe(`${844 - height}px`)
    viewport.height = 844
    viewport.dispatchEvent(new Event('resize'))
    expect(keyboardHeight()).toBe('0px')
    // A pinch zoom is no keyboard.
    Object.assign(viewport, { scale: 2, height: 422 })
    viewport.dispatchEvent(new Event('resize'))
    expect(keyboardHeight()).toBe('0px')
    unmount()
    document.documentElement.removeAttribute('style')
  },
)
