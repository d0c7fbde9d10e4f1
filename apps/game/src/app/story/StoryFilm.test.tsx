// @vitest-environment jsdom
import { storyScenes } from '@letterliaan/texts/story'
import { LookContext, type Look } from '@letterliaan/ui/pictures'
import { ReadAloudContext, type ReadAloud } from '@letterliaan/ui/spoken'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Services } from '../services.ts'
import { ServicesContext } from '../useServices.ts'
import { StoryFilm } from './StoryFilm.tsx'

const services = { rewards: { hold: () => () => undefined } } as unknown as Services

const onEnd = vi.fn<() => void>()
const [scene] = storyScenes
const lines = scene?.acts.map(({ line }) => line.text) ?? []
/** Advances in small steps, so that each change by a timer is rendered before the next. */
async function wait(ms: number): Promise<void> {
  for (let passed = 0; passed < ms; passed += 50) await act(() => vi.advanceTimersByTimeAsync(50))
}
const told = () => screen.getByRole('dialog', { name: 'De storm' }).querySelector('p')?.textContent

const show = (voice: ReadAloud | null, look: Look = 'jungle') =>
  render(
    <ServicesContext value={services}>
      <LookContext value={look}>
        <ReadAloudContext value={voice}>
          {scene && <StoryFilm scene={scene} buddy_id={2} onEnd={onEnd} />}
        </ReadAloudContext>
      </LookContext>
    </ServicesContext>,
  )

beforeEach(() => void vi.useFakeTimers())

test('PLEK-2 a scene shows each line after the previous one was spoken, and ends automatically', async () => {
  const said: string[] = []
  const say: ReadAloud['say'] = async ({ text }) => {
    said.push(text)
    return new Promise((resolve) => setTimeout(() => resolve('ended'), 2000))
  }
  show({ isAutomatic: true, say })
  for (const line of lines) {
    expect(told()).toBe(line)
    await wait(2400)
  }
  expect(said).toEqual(lines)
  expect(onEnd).toHaveBeenCalledOnce()
})

test('PLEK-2 the film keeps the focus when the next line replaces a focused speaker', () => {
  show({ isAutomatic: false, say: async () => 'ended' })
  const film = screen.getByRole('dialog')
  screen.getByRole('button', { name: 'Lees voor' }).focus()
  fireEvent.pointerDown(film.querySelector('[data-film]') ?? document.body)
  expect(told()).toBe(lines[1])
  expect(document.activeElement).toBe(film)
})

test('PLEK-4 the map’s music is silent during a film', () => {
  const release = vi.fn<() => void>()
  const hush = vi.fn<() => () => void>(() => release)
  const { unmount } = show({ isAutomatic: false, say: async () => 'ended', hush })
  expect(hush).toHaveBeenCalledOnce()
  expect(release).not.toHaveBeenCalled()
  unmount()
  expect(release).toHaveBeenCalledOnce()
})

test('PLEK-2 the buddy does not cheer at sad lines', () => {
  const sad = storyScenes.flatMap(({ acts }) =>
    acts.filter(({ isSad }) => isSad).map(({ line }) => line.text),
  )
  expect(sad).toContain('Dat is de wind. Hij kan nog niet lezen.')
  expect(sad).toContain('Alle letters waaiden weg!')
  show(null)
  const buddies = () =>
    Array.from(document.querySelectorAll('img'), ({ src }) => src).filter((src) => src.includes('/buddies/'))
  expect(buddies()).toEqual([expect.stringContaining('juicht')])
  for (const _ of [1, 2])
    fireEvent.pointerDown(screen.getByRole('dialog').querySelector('[data-film]') ?? document.body)
  expect(told()).toBe(lines[2])
  expect(buddies()).toEqual([expect.stringContaining('denkt')])
})

test('PLEK-5 in the look 10+ a scene shows and speaks its sober wording, with the same book', async () => {
  const said: string[] = []
  const say: ReadAloud['say'] = async ({ text }) => {
    said.push(text)
    return new Promise((resolve) => setTimeout(() => resolve('ended'), 2000))
  }
  const drawings = () =>
    Array.from(document.querySelectorAll('img'), ({ src }) => src).filter((src) => src.includes('/story/'))
  show({ isAutomatic: true, say })
  const usual = drawings()
  cleanup()
  show({ isAutomatic: true, isSober: true, say }, 'field-camp')
  expect(drawings()).toEqual(usual)
  const sober = scene?.acts.map(({ line }) => line.sober) ?? []
  for (const line of sober) {
    expect(told()).toBe(line)
    await wait(2400)
  }
  expect(said.slice(-sober.length)).toEqual(sober)
  expect(onEnd).toHaveBeenCalledOnce()
})

test('PLEK-2 if there is no voice, each line stays for its reading time, and the scene ends within 25 s', async () => {
  show(null)
  await wait(2000)
  expect(told()).toBe(lines[0])
  await wait(23_000)
  expect(onEnd).toHaveBeenCalled()
})

test('PLEK-2 a tap shows the next line, and the button ends the scene at once', () => {
  show(null)
  const place = screen.getByRole('dialog').querySelector('div')
  if (place) fireEvent.pointerDown(place)
  expect(told()).toBe(lines[1])
  fireEvent.click(screen.getByRole('button', { name: 'Sla over' }))
  expect(onEnd).toHaveBeenCalledOnce()
})

test('PLEK-2 Escape ends the scene, as the browser closes its dialog', () => {
  show(null)
  fireEvent(screen.getByRole('dialog'), new Event('close'))
  expect(onEnd).toHaveBeenCalledOnce()
})

test.each(storyScenes.map((each) => [each.title, each] as const))(
  'STEM-4 speaks every line of scene %s to its end',
  async (_title, each) => {
    const [said, ended]: [string[], string[]] = [[], []]
    const say: ReadAloud['say'] = ({ text }, { signal }) => {
      said.push(text)
      return new Promise((resolve) =>
        setTimeout(
          () => {
            if (!signal?.aborted) ended.push(text)
            resolve('ended')
          },
          // The slowest measured line took 115 ms a letter. Speech starts 1.5 s late.
          1500 + 115 * text.length,
        ),
      )
    }
    render(
      <ServicesContext value={services}>
        <ReadAloudContext value={{ isAutomatic: true, say }}>
          <StoryFilm scene={each} buddy_id={2} onEnd={onEnd} />
        </ReadAloudContext>
      </ServicesContext>,
    )
    while (onEnd.mock.calls.length === 0) await wait(1000)
    expect(said.slice(0, each.acts.length)).toEqual(each.acts.map(({ line }) => line.text))
    expect(ended.slice(0, each.acts.length)).toEqual(said.slice(0, each.acts.length))
  },
)

test('STEM-4 a scene continues after the reading time if sound is off, and later if a voice never ends', async () => {
  show({ isAutomatic: true, say: async () => 'silent' })
  await wait(2000)
  expect(told()).toBe(lines[0])
  await wait(4000)
  expect(told()).toBe(lines[1])
  cleanup()
  show({ isAutomatic: true, say: () => new Promise(() => undefined) })
  await wait(6000)
  expect(told()).toBe(lines[0])
  await wait(15_000)
  expect(told()).toBe(lines[1])
})
