// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { stepFixture } from '../../testing/entities.ts'
import { renderMap } from './world-map-screen.fixture.tsx'

beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
})
/** Mocks animations and records their keyframes. `finish` ends an animation. */
function watchMoves() {
  const animate = vi.fn<(frames: readonly Keyframe[]) => Partial<Animation>>(() => {
    const move: { onfinish?: () => void; finish: () => void; cancel: () => void } = {
      finish: () => move.onfinish?.(),
      cancel: () => undefined,
    }
    return move
  })
  Object.assign(Element.prototype, { animate })
  return animate
}

/** Creates steps 100 px apart. All are passed except the one at this position. */
function stepsUpTo(current: number) {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function place(this: Element) {
    return new DOMRect(Number(this.getAttribute('data-position')) * 100, 0, 0, 0)
  })
  return [1, 2, 3].map((position) =>
    stepFixture(100 + position, { position, status: position === current ? 3 : 5 }),
  )
}

test.each([
  ['forth', 1, 3, [-200, -100, 0]],
  ['back', 3, 1, [200, 100, 0]],
])(
  'GIDS-11 the buddy walks past every step, %s to the next one, and a tap moves it there at once',
  (_way, from, to, way) => {
    localStorage.setItem('buddy-step-1', String(100 + from))
    const animate = watchMoves()
    const shown = stepsUpTo(to)
    renderMap(1, shown)
    expect(animate.mock.calls[0]?.[0].map(({ transform }) => transform)).toEqual(
      way.map((x) => `translate(${x}px, 0px)`),
    )
    expect(localStorage.getItem('buddy-step-1')).toBe(String(100 + from))
    fireEvent.pointerDown(screen.getByRole('main'))
    expect(localStorage.getItem('buddy-step-1')).toBe(String(100 + to))
    cleanup()
    animate.mockClear()
    renderMap(1, shown)
    expect(animate).not.toHaveBeenCalled()
  },
)

test("GIDS-11 the buddy's last step is stored for each world", () => {
  renderMap(1)
  renderMap(2, [stepFixture(201, { position: 1, status: 3 })])
  expect([localStorage.getItem('buddy-step-1'), localStorage.getItem('buddy-step-2')]).toEqual(['102', '201'])
})

test('GIDS-11 a device whose storage is full shows the map without the walk', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  expect(renderMap(1)).toEqual(['Speel stap 2!'])
})

test("GIDS-11 the buddy starts at the child's step if no step is stored or motion is reduced", () => {
  const animate = watchMoves()
  renderMap(1)
  expect(localStorage.getItem('buddy-step-1')).toBe('102')
  cleanup()
  localStorage.setItem('buddy-step-1', '101')
  document.documentElement.dataset['motion'] = 'less'
  renderMap(1)
  delete document.documentElement.dataset['motion']
  expect(localStorage.getItem('buddy-step-1')).toBe('102')
  expect(animate).not.toHaveBeenCalled()
})

test("GIDS-4 the child's next step scrolls into view, also after the tablet is rotated", () => {
  const upright = Object.assign(new EventTarget(), { matches: false })
  vi.stubGlobal('matchMedia', () => upright)
  const shown = vi.spyOn(Element.prototype, 'scrollIntoView').mockReset()
  renderMap(1)
  upright.dispatchEvent(new Event('change'))
  const [first, second] = shown.mock.contexts.map((item) => item instanceof Element && item.textContent)
  expect([first, second]).toEqual([expect.stringContaining('2'), first])
})
