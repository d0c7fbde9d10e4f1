// @vitest-environment jsdom
import { fireEvent, render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { SceneLayers } from './SceneLayers.tsx'

const layers = [
  { src: 'sky.svg', depth: 0 },
  { src: 'ground.svg', depth: 0 },
  { src: 'leaves.svg', depth: 12 },
]

test('the still layers appear together when all have loaded or failed', () => {
  const { container } = render(<SceneLayers layers={layers} />)
  const isCovered = () => container.querySelector('.standing:not([data-loaded]) ~ .colors') !== null
  const [sky, ground] = container.querySelectorAll('img')
  if (!sky || !ground) throw new Error('nothing stands')
  const seen = [isCovered()]
  fireEvent.load(sky)
  seen.push(isCovered())
  fireEvent.error(ground)
  expect([...seen, isCovered()]).toEqual([true, true, false])
})
