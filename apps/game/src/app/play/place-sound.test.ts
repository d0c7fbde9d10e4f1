import type { SoundName, ThemeRequest } from '@letterliaan/ui/sound'
import { expect, test, vi } from 'vitest'
import type { GameView } from '../navigation/create-game-navigator.ts'
import { createPlaceSound } from './place-sound.ts'

const pageWith = (music?: SoundName) => ({ kind: 'page', meta: { music } }) as GameView
const mapWith = (ambience: SoundName) => ({ kind: 'page', meta: { ambience } }) as GameView
const [waiting, lost] = [{ kind: 'waiting' } as const, { kind: 'lost' } as const]

test.each<{ name: string; views: GameView[]; music: (SoundName | undefined)[]; entries: number }>([
  { name: 'a silent page', views: [pageWith()], music: [undefined], entries: 0 },
  { name: 'a page with music', views: [waiting, pageWith('birds')], music: ['birds'], entries: 1 },
  {
    name: 'the same page again',
    views: [pageWith('birds'), waiting, pageWith('birds')],
    music: ['birds', 'birds'],
    entries: 1,
  },
  {
    name: 'from place to place',
    views: [pageWith('birds'), pageWith('night'), pageWith(), pageWith('night')],
    music: ['birds', 'night', undefined, 'night'],
    entries: 3,
  },
  {
    name: 'maps with ambience alone',
    views: [mapWith('water'), mapWith('canopy'), pageWith('night')],
    music: ['water', 'canopy', 'night'],
    entries: 1,
  },
  { name: 'out of sight', views: [pageWith('birds'), lost], music: ['birds', undefined], entries: 1 },
])(
  'MAP-12 SND-1 $name: the page decides the ambience, and a page with music starts with the entry sound',
  ({ views, music, entries }) => {
    const playAmbience = vi.fn<(name: SoundName | undefined) => void>()
    const playEntry = vi.fn<(name: SoundName) => void>()
    const follow = createPlaceSound({ playAmbience, playEntry, playMusic: () => undefined })
    for (const view of views) follow(view)
    expect(playAmbience.mock.calls.map(([name]) => name)).toEqual(music)
    expect(playEntry.mock.calls).toEqual(Array.from({ length: entries }, () => ['entry']))
  },
)

const treehouse = {
  kind: 'page',
  meta: { music: 'birds', inEvening: { music: 'night', theme: 'lullaby' } },
} as GameView
const world = { kind: 'page', meta: { ambience: 'water', theme: 'forest-edge' } } as GameView

test.each([
  [12, [undefined, 'birds']],
  [20, ['lullaby', 'night']],
])("PLEK-4 at %i o'clock worlds, treehouse and login have their theme and ambience", (hour, inTreehouse) => {
  const playAmbience = vi.fn<(name: SoundName | undefined) => void>()
  const playMusic = vi.fn<(asked: ThemeRequest | undefined) => void>()
  const sound = { playAmbience, playMusic, playEntry: () => undefined }
  const follow = createPlaceSound(sound, () => new Date(2026, 10, 23, hour))
  for (const view of [world, waiting, treehouse, lost]) follow(view)
  expect(playMusic.mock.calls.map(([asked], i) => [asked?.theme, playAmbience.mock.calls[i]?.[0]])).toEqual([
    ['forest-edge', 'water'],
    inTreehouse,
    [undefined, undefined],
  ])
  expect(playMusic.mock.calls[0]?.[0]?.mood).toBe('strolling')
})
