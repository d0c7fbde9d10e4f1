// @vitest-environment jsdom
import type { MapLink } from './ThingsOnMap.tsx'
import { mapPositions, type Daylight } from '@letterliaan/ui/scenes'
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { anchorFixture, stepFixture } from '../../testing/entities.ts'
import { animalsByWorld } from './animals.ts'
import { computeVanishTimeMs } from './icon-delays.ts'
import {
  mapSteps,
  paintedMs,
  onTouchAnimal,
  onEnter,
  renderMap,
  swipeMap,
} from './world-map-screen.fixture.tsx'

beforeAll(() => import('./ThingsOnMap.tsx'))
beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
})
test('GIDS-1 SPEEL-8 MAP-2 MAP-10 steps appear one by one, link to their lesson unless locked, and the words of the buddy are a link', () => {
  expect(renderMap(1)).toEqual(['Speel stap 2!'])
  expect(screen.getByRole('link', { name: 'Speel stap 2!' }).getAttribute('href')).toBe('/play/102')
  expect(screen.getByRole('link', { name: /^Stap 2: Lange klank/ }).getAttribute('href')).toBe('/lesson/102')
  fireEvent.click(screen.getByRole('button', { name: /^Stap 3: Tweetekenklank/ }))
  expect(onEnter).not.toHaveBeenCalled()
  expect(screen.queryByRole('dialog')).toBeNull()
  const places = screen.getAllByRole('listitem')
  const delays = (name: string) => places.map((place) => place.style.getPropertyValue(name))
  expect(delays('--appear')).toEqual(['0ms', '100ms', '200ms'])
  expect(delays('--vanish')).toEqual(['0ms', '50ms', '100ms'])
})

const mixLink: MapLink = (props, content) => (
  <a {...props} href="/mix">
    {content}
  </a>
)

test("WEET-6 GIDS-1 'Door elkaar' has a picture whose name the buddy says", async () => {
  expect(renderMap(1, mapSteps, 4, false, undefined, mixLink)).toEqual(['Speel stap 2!'])
  await act(() => vi.advanceTimersByTimeAsync(100))
  const link = screen.getByRole('link', { name: 'Door elkaar' })
  expect(link.querySelector('use')?.getAttribute('href')).toContain('#mix')
})

test("PLEK-6 GIDS-1 the picture of 'Door elkaar' with a game has its own label", async () => {
  renderMap(1, mapSteps, 4, false, undefined, mixLink, true)
  await act(() => vi.advanceTimersByTimeAsync(100))
  const link = screen.getByRole('link', { name: 'Door elkaar' })
  expect(link.querySelector('use')?.getAttribute('href')).toContain('#dice')
})

test('SPEEL-8 in a finished world the things are in the middle, clear of the guide at its end', async () => {
  const passed = mapPositions[2].portrait.steps.map((_, at) =>
    stepFixture(100 + at, { position: at + 1, status: 5 }),
  )
  renderMap(2, passed, 4, false, undefined, mixLink)
  await act(() => vi.advanceTimersByTimeAsync(100))
  const thing = screen.getByRole('link', { name: 'Door elkaar' }).parentElement
  const height = Number.parseFloat(thing?.style.getPropertyValue('--tall-y') ?? '')
  expect(Math.abs(height - 62)).toBeLessThan(20)
})

const allPassed = [1, 2].map((position) => stepFixture(100 + position, { position, status: 5 }))

test('GIDS-4 GIDS-1 in a finished world the buddy says where to go, with the link', () => {
  // Newer browsers return a promise.
  Object.assign(Element.prototype, { scrollIntoView: () => Promise.resolve() })
  expect(renderMap(1, allPassed)).toEqual(['Deze wereld is klaar. Ga nu naar wereld 2!'])
  screen.getByRole('link', { name: 'Naar wereld 2' })
  expect(document.querySelectorAll('img[src*="juicht"]')).toHaveLength(1)
  expect(document.querySelectorAll('.buddy .bubble')).toHaveLength(0)
  cleanup()
  renderMap(1)
  expect(screen.queryByRole('link', { name: 'Naar wereld 2' })).toBeNull()
})

test('DAG-7 the buddy has other words in a world whose steps were all waived', () => {
  const waived = allPassed.map((step) => ({ ...step, is_waived: true }))
  expect(renderMap(1, waived)).toEqual(['Deze wereld hoef je niet te doen. Ga nu naar wereld 2!'])
  cleanup()
  expect(renderMap(1, [...waived.slice(1), ...allPassed.slice(0, 1)])).toEqual([
    'Deze wereld is klaar. Ga nu naar wereld 2!',
  ])
})

test.each([
  [1, true],
  [2, true],
  [3, true],
  // World 4 is always at night.
  [4, false],
] as const)('GIDS-11 shows the evening in world %i: %s', (world, isSeen) => {
  const fireflies = (light: Daylight) => {
    renderMap(world, mapSteps, 4, false, light)
    const isLow = document.querySelector('.evening') !== null
    act(() => void vi.advanceTimersByTime(paintedMs))
    const count = document.querySelectorAll('[data-moves="firefly"]').length
    cleanup()
    return [count, isLow] as const
  }
  const [[byDay, isLowByDay], [inEvening, isLow]] = [fireflies('day'), fireflies('evening')]
  expect([inEvening > byDay, isLow, isLowByDay]).toEqual([isSeen, isSeen, false])
})

test('GIDS-11 drawings and moving animals appear after the steps, and a tapped animal plays its sound and speaks', () => {
  renderMap(1)
  const drawn = () => document.querySelectorAll('.scene img, .touch img, [data-moves="butterfly"]').length
  screen.getByRole('link', { name: /^Stap 2:/ })
  fireEvent.click(screen.getByRole('button', { name: 'Aai de eend' }))
  expect([drawn(), onTouchAnimal.mock.calls]).toEqual([0, [['hop']]])
  screen.getByText('Kwaak!')
  act(() => void vi.advanceTimersByTime(paintedMs))
  expect(drawn()).toBeGreaterThan(animalsByWorld[1].length + 3)
  act(() => void vi.advanceTimersByTime(2000))
  expect(screen.queryByText('Kwaak!')).toBeNull()
})

test('GIDS-11 a tapped animal has its own animation, which restarts at each tap', () => {
  renderMap(2)
  for (const { label, move } of animalsByWorld[2]) {
    const animal = screen.getByRole('button', { name: label })
    const body = () => animal.firstElementChild
    expect([label, body()?.className]).toEqual([label, 'body'])
    fireEvent.click(animal)
    const first = body()
    expect([label, first?.className]).toEqual([label, `body ${move}`])
    fireEvent.click(animal)
    expect(body()).not.toBe(first)
  }
})

test('GIDS-11 a step shows a bud that opens when the step is passed, unless the step has no flower', () => {
  const statuses = [-1, 0, 3, 4, 5] as const
  renderMap(
    1,
    statuses.map((status, at) => stepFixture(101 + at, { position: at + 1, status })),
  )
  act(() => void vi.advanceTimersByTime(paintedMs))
  const flowers = screen
    .getAllByRole('listitem')
    .map((step) =>
      Array.from(step.querySelectorAll('use'), (use) => use.getAttribute('href')?.split('#')[1]).filter(
        (name) => name === 'bud' || name === 'bloom',
      ),
    )
  expect(flowers).toEqual([['bud'], ['bud'], ['bud'], [], ['bloom']])
  // A part that appears inside a drawing would cause layout and paint in every frame.
  expect(document.querySelector('use[href$="#bloom"]')?.parentElement?.tagName).toBe('svg')
})

test('steps can be used before they are drawn one by one', () => {
  renderMap(
    1,
    [1, 2, 3, 4, 5].map((position) => stepFixture(100 + position, { position, status: 5 })),
  )
  const drawn = () => [...document.querySelectorAll('li')].map((step) => step.querySelector('use') !== null)
  expect(screen.getAllByRole('link', { name: /^Stap/ })).toHaveLength(5)
  expect(drawn()).toEqual([false, false, false, false, false])
  act(() => void vi.advanceTimersByTime(20))
  expect(drawn()).toEqual([true, false, false, false, false])
  act(() => void vi.advanceTimersByTime(paintedMs))
  expect(drawn()).toEqual([true, true, true, true, true])
})

test('MAP-2 all icons disappear also if the child leaves for a lesson or the treehouse', () => {
  renderMap(1, mapSteps, 4, true)
  expect(screen.getAllByRole('listitem').every((place) => place.classList.contains('leaving'))).toBe(true)
  expect([0, 1, 10, 25].map(computeVanishTimeMs)).toEqual([0, 160, 610, 1360])
})

test('MAP-3 the badge of a step opens a bubble with picture and name of each anchor, in order', () => {
  const names = ['vis', 'zon', 'bus']
  const anchors = names.map((name, at) => anchorFixture(name, 20 + at))
  renderMap(1, [stepFixture(101, { anchors })])
  const badge = screen.getByRole('button', { name: 'Ankerwoorden van stap 1' })
  expect(badge.textContent).toBe('1')
  fireEvent.click(badge)
  const bubble = screen.getByRole('dialog', { name: 'Ankerwoorden in deze stap' })
  const slider = within(bubble).getByRole('region', { name: 'Ankerwoorden' })
  const slides = within(slider).getAllByRole('figure')
  expect(slides.map((slide) => slide.querySelector('strong')?.textContent)).toEqual(names)
  expect(slides.map((slide) => slide.querySelector('img')?.getAttribute('src'))).toEqual(
    anchors.map(({ image_url }) => image_url),
  )
})

test('MAP-6 a world without steps shows a message with a link back', () => {
  renderMap(2, [])
  screen.getByRole('heading', { name: 'Er zijn nog geen stappen!' })
  screen.getByText('Jouw begeleider heeft nog geen stappen voor jou klaargezet.')
  screen.getByRole('link', { name: 'Terug naar de kaart' })
  // On a phone an animal would cover a letter of the card.
  for (const { label } of animalsByWorld[2]) expect(screen.queryByRole('button', { name: label })).toBeNull()
})

test('WO-5 a swipe of 100 px opens the adjacent world, while one of 99 px does nothing', () => {
  renderMap(2)
  swipeMap(-99)
  expect(onEnter).not.toHaveBeenCalled()
  swipeMap(-100)
  expect(onEnter).toHaveBeenCalledExactlyOnceWith(3)
})

test('WO-5 a swipe, a key and a signpost do not open a locked world or a world before 1', () => {
  renderMap(1, mapSteps, 1)
  swipeMap(300)
  swipeMap(-300)
  fireEvent.keyDown(window, { key: 'ArrowRight' })
  fireEvent.click(screen.getByRole('button', { name: 'Wereld 2 is nog op slot' }))
  act(() => void vi.advanceTimersByTime(5000))
  expect(onEnter).not.toHaveBeenCalled()
})

test('keys and signposts work like a swipe', () => {
  renderMap(2)
  fireEvent.keyDown(window, { key: 'ArrowLeft' })
  act(() => void vi.advanceTimersByTime(5000))
  expect(onEnter).toHaveBeenLastCalledWith(1)
  cleanup()
  renderMap(2)
  fireEvent.click(screen.getByRole('button', { name: 'Naar wereld 3' }))
  act(() => void vi.advanceTimersByTime(5000))
  expect(onEnter).toHaveBeenLastCalledWith(3)
})
