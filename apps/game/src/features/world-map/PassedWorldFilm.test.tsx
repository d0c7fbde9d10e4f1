// @vitest-environment jsdom
import { celebrations } from '@letterliaan/ui'
import { ReadAloudContext, type ReadAloud } from '@letterliaan/ui/spoken'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { PassedWorldFilm } from './PassedWorldFilm.tsx'

const actMs = celebrations.world.lastsMs / celebrations.world.sounds.length
const playEffect = vi.fn<(name: string) => void>()
const onEnd = vi.fn<() => void>()
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const film = () => screen.getByRole('dialog', { name: 'Behaald' })

beforeEach(() => {
  vi.useFakeTimers()
  render(<PassedWorldFilm world={2} steps={15} buddy_id={3} playEffect={playEffect} onEnd={onEnd} />)
})

test('PLEK-3 the film of a world shows act by act what was done, with sounds, and ends automatically', async () => {
  const told: (string | undefined)[] = []
  for (const _ of celebrations.world.sounds) {
    told.push(film().querySelector('p')?.textContent)
    await wait(actMs)
  }
  expect(told).toEqual([
    'Kijk eens, je bent aan het eind van wereld 2!',
    'Je deed wel 15 stappen. Een voor een.',
    'De diamant van wereld 2 is van jou!',
    'Alle maatjes juichen voor jou.',
    'Het is feest in de jungle!',
  ])
  expect(playEffect.mock.calls.flat()).toEqual(celebrations.world.sounds)
  expect(onEnd).toHaveBeenCalledOnce()
})

test('PLEK-3 the film starts with the place only, and ends with each step, six buddies, rays, leaves and a burst', async () => {
  const count = (selector: string) => film().querySelectorAll(selector).length
  expect([count('li'), count('img[src*="juicht"]'), count('[data-layer]')]).toEqual([0, 1, 0])
  for (const _ of celebrations.world.sounds.slice(1)) await wait(actMs)
  const layers = [...film().querySelectorAll<HTMLElement>('[data-layer]')].map(
    ({ dataset }) => dataset['layer'],
  )
  expect([count('li'), count('img[src*="juicht"]')]).toEqual([15, 6])
  expect(new Set(layers)).toEqual(new Set(['burst', 'leaves', 'rays']))
})

test('PLEK-3 the button skips the film at once, and a tap skips it only after 600 ms', async () => {
  fireEvent.pointerDown(film())
  expect(onEnd).not.toHaveBeenCalled()
  await wait(600)
  fireEvent.pointerDown(film())
  expect(onEnd).toHaveBeenCalledOnce()
  fireEvent.click(screen.getByRole('button', { name: 'Sla over' }))
  expect(onEnd).toHaveBeenCalledTimes(2)
})

test('PLEK-3 DAG-7 the film of a world with only a toets mentions no steps', async () => {
  cleanup()
  render(<PassedWorldFilm world={1} steps={1} buddy_id={3} playEffect={playEffect} onEnd={onEnd} />)
  await wait(actMs)
  expect(film().querySelector('p')?.textContent).toBe('Je deed alles wat hier voor je klaarstond.')
})

test('STEM-4 each act of the film ends only after its line was spoken', async () => {
  cleanup()
  const [said, ended]: [string[], string[]] = [[], []]
  const say: ReadAloud['say'] = ({ text }, { signal }) => {
    said.push(text)
    return new Promise((resolve) =>
      setTimeout(
        () => {
          if (!signal?.aborted) ended.push(text)
          resolve('ended')
        },
        1500 + 115 * text.length,
      ),
    )
  }
  render(
    <ReadAloudContext value={{ isAutomatic: true, say }}>
      <PassedWorldFilm world={2} steps={15} buddy_id={3} playEffect={playEffect} onEnd={onEnd} />
    </ReadAloudContext>,
  )
  while (onEnd.mock.calls.length === 0) await wait(100)
  expect(said.length).toBe(celebrations.world.sounds.length)
  expect(ended).toEqual(said)
})
