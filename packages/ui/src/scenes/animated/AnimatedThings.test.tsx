// @vitest-environment jsdom
import { act, render } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { animatedThingsByWorld } from './animated-things.ts'

afterEach(() => void vi.resetModules())

async function showOn(framesASecond: number): Promise<Element | null> {
  const frames: FrameRequestCallback[] = []
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame))
  vi.stubGlobal('cancelAnimationFrame', () => undefined)
  // Imports the module again, because each device is a new page.
  const { AnimatedThings } = await import('./AnimatedThings.tsx')
  const { container } = render(<AnimatedThings things={animatedThingsByWorld[1]} />)
  act(() => {
    for (let frame = 0; frame < 8 * framesASecond; frame += 1)
      frames.shift()?.((frame * 1000) / framesASecond)
  })
  expect(container.querySelectorAll('[data-moves]')).toHaveLength(animatedThingsByWorld[1].length)
  return container.querySelector('[data-motion=less]')
}

test('things stop moving if the device draws fewer than 30 frames a second', async () => {
  expect(await showOn(20)).not.toBeNull()
})

test('things keep moving if the device is fast', async () => {
  expect(await showOn(60)).toBeNull()
})
