import type { WorldNumber } from '@letterliaan/rules'
import type { Daylight } from '@letterliaan/ui/scenes'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { vi } from 'vitest'
import { stepFixture } from '../../testing/entities.ts'
import { listen } from '@letterliaan/ui/listen.fixture'
import type { MapLink } from './ThingsOnMap.tsx'
import { WorldMapScreen } from './WorldMapScreen.tsx'

export const mapSteps = [
  stepFixture(101, { position: 1, status: 5, label: 'Korte klank', highest_difficulty_completed: 2 }),
  stepFixture(102, { position: 2, status: 3, label: 'Lange klank' }),
  stepFixture(103, { position: 3, status: -1, label: 'Tweetekenklank' }),
]
/** Time after which the whole map is drawn (ms). */
export const paintedMs = 1100
export const onTouchAnimal = vi.fn<(sound: string) => void>()
export const onEnter = vi.fn<(world: WorldNumber) => void>()

export function renderMap(
  world: WorldNumber,
  shown = mapSteps,
  open = 4,
  isLeaving = false,
  light?: Daylight,
  renderMixLink?: MapLink,
  mixHasGame = false,
) {
  const { said, wrapper } = listen()
  render(
    <WorldMapScreen
      world={world}
      steps={shown}
      buddy_id={1}
      isLeaving={isLeaving}
      {...(light && { light })}
      renderMixLink={renderMixLink}
      mixHasGame={mixHasGame}
      canEnter={(other) => other <= open}
      onEnter={onEnter}
      onTouchAnimal={onTouchAnimal}
      renderLink={(step, target, props, content) => (
        <a {...props} href={`/${target}/${step.id}`}>
          {content}
        </a>
      )}
      renderPlayLink={(step, props, content) => (
        <a {...props} href={`/play/${step.id}`}>
          {content}
        </a>
      )}
      onward={{ to: 2, link: <a href="/wereld/2">Naar wereld 2</a> }}
      overviewLink={<a href="/">Terug naar de kaart</a>}
    />,
    { wrapper },
  )
  return said
}

export function swipeMap(dx: number) {
  const map = screen.getByRole('main')
  fireEvent.pointerDown(map, { isPrimary: true, clientX: 500, clientY: 300 })
  fireEvent.pointerUp(map, { isPrimary: true, clientX: 500 + dx, clientY: 300 })
  act(() => void vi.advanceTimersByTime(5000))
}
