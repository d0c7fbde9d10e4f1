// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { TreehouseObjectPicture, WorldMap, WorldPicture } from '../scenes/index.ts'
import { listSceneLayers, type SceneName } from '../scenes/scene-layers.ts'
import { treehouseLayers } from '../scenes/treehouse/treehouse-layers.ts'
import {
  AnchorBadge,
  Avatar,
  Buddy,
  buddyIds,
  DailyDrawing,
  LookContext,
  StepMarker,
  StoryDrawing,
  useWording,
  type Look,
} from './index.ts'

/** Renders a picture in a look and returns what `read` finds in it. */
const readIn = <T,>(look: Look, shown: React.ReactNode, read: (container: HTMLElement) => T): T => {
  const { container } = render(<LookContext value={look}>{shown}</LookContext>)
  const found = read(container)
  cleanup()
  return found
}

const sourcesOf = (look: Look, shown: React.ReactNode): string[] =>
  readIn(look, shown, (container) =>
    Array.from(container.querySelectorAll('img'), (image) => image.getAttribute('src') ?? ''),
  )
const pictureOf = (look: Look, shown: React.ReactNode) => sourcesOf(look, shown)[0] ?? ''
const partsOf = (look: Look, shown: React.ReactNode) =>
  readIn(look, shown, (container) =>
    Array.from(container.querySelectorAll('use'), (part) => part.getAttribute('href')?.split('#')[1]),
  )

test('PLEK-5 in the look 10+ each buddy has its own emblem, which is the same in every mood', () => {
  const emblems = readFileSync(join(import.meta.dirname, 'buddies/emblems.svg'), 'utf8')
  const shown = buddyIds.flatMap((id) => {
    const moods = (['blij', 'denkt', 'juicht'] as const).map((mood) =>
      pictureOf('field-camp', <Buddy id={id} mood={mood} />),
    )
    expect(new Set(moods).size).toBe(1)
    return [moods[0] ?? '', pictureOf('field-camp', <Avatar id={id} />)]
  })
  expect(new Set(shown).size).toBe(12)
  for (const src of shown) expect(emblems).toContain(`<view id="${src.split('#')[1]}"`)
  expect(pictureOf('jungle', <Buddy id={2} mood="denkt" />)).toContain('buddy-2-denkt')
})

test('PLEK-5 in the look 10+ the room is a tent, and its things have other drawings that are not larger', () => {
  const names = [
    'badges',
    'bookshelf',
    'chart',
    'cushion',
    'desk',
    'telescope',
    'leaves-none',
    'leaves-high',
  ] as const
  for (const name of names) {
    const picture = <TreehouseObjectPicture name={name} />
    expect(pictureOf('jungle', picture)).toMatch(/treehouse-/)
    expect(pictureOf('field-camp', picture)).toMatch(/field-camp-/)
  }
  const layers = (look: Look) => treehouseLayers[look].flatMap(({ src, tall }) => [src, tall])
  expect(layers('field-camp').filter((src) => layers('jungle').includes(src))).toEqual([])
  expect(layers('field-camp')).toHaveLength(layers('jungle').length)
})

test('PLEK-5 in the look 10+ only the scenes of hut, entrance and overview are replaced', () => {
  const drawn = (look: Look) => listSceneLayers('hut', look).flatMap(({ src, tall = src }) => [src, tall])
  for (const src of drawn('jungle')) expect(src).toContain('hut-')
  for (const src of drawn('field-camp')) expect(src).toContain('field-camp-')
  expect(drawn('field-camp').length).toBeGreaterThan(3)
  expect(listSceneLayers('entrance', 'field-camp')).toBe(listSceneLayers('clearing', 'jungle'))
  for (const { src } of listSceneLayers('overview', 'field-camp')) expect(src).not.toContain('entrance-')
  const others: SceneName[] = ['camp', 'cave', 'clearing']
  for (const name of others) expect(listSceneLayers(name, 'field-camp')).toBe(listSceneLayers(name, 'jungle'))
})

test('PLEK-5 in the look 10+ the picture of a world has a thing instead of a buddy, in the same frame', () => {
  const things = (look: Look) =>
    ([1, 2, 3, 4] as const).map((world) => sourcesOf(look, <WorldPicture world={world} />))
  const sheets = { jungle: 'panel-things-jungle', 'field-camp': 'panel-things-field-camp' } as const
  for (const look of ['jungle', 'field-camp'] as const) {
    const file = readFileSync(join(import.meta.dirname, `../scenes/art/${sheets[look]}.svg`), 'utf8')
    things(look).forEach(([panel, thing], at) => {
      expect(panel).toContain(`panel-${at + 1}.svg`)
      expect(thing).toMatch(new RegExp(`${sheets[look]}\\.svg.*#world-${at + 1}$`))
      expect(file).toContain(
        `<view id="world-${at + 1}" preserveAspectRatio="xMidYMid slice" viewBox="${(at % 2) * 600} ${at < 2 ? 0 : 800} 600 800"`,
      )
    })
  }
})

test('PLEK-5 the wording of a text depends on the look', () => {
  const Home = () => <p>{useWording()({ text: 'Boomhut', sober: 'Kamp' })}</p>
  const Plain = () => <p>{useWording()('Badges')}</p>
  const worded = (look: Look) =>
    readIn(
      look,
      <>
        <Home />
        <Plain />
      </>,
      ({ textContent }) => textContent,
    )
  expect([worded('jungle'), worded('field-camp')]).toEqual(['BoomhutBadges', 'KampBadges'])
})

test('PLEK-5 a step has the same icons in both looks, but on a sober disc in the look 10+', () => {
  const parts = (look: Look) => partsOf(look, <StepMarker world={1} state="locked" stars={2} repeatable />)
  const playful = new Set(['bud', 'vines', 'token-1', 'token-camp'])
  const signs = (look: Look) => parts(look).filter((id) => !playful.has(id ?? ''))
  expect(signs('field-camp')).toEqual(signs('jungle'))
  expect(parts('field-camp').filter((id) => playful.has(id ?? ''))).toEqual(['token-camp'])
})

test('PLEK-5 in the look 10+ a guest of the story is a sketch of an object, and an egg is a track', () => {
  const guests = ['beaver', 'firefly', 'lion', 'snail', 'wind'] as const
  for (const name of guests) {
    expect(pictureOf('jungle', <StoryDrawing name={name} />)).toMatch(new RegExp(`/${name}\\.svg`))
    expect(pictureOf('field-camp', <StoryDrawing name={name} />)).toMatch(new RegExp(`/sketch-${name}\\.svg`))
  }
  const shown = (['nest-egg', 'nest-moving', 'nest-open'] as const).map((name) =>
    pictureOf('field-camp', <DailyDrawing name={name} />),
  )
  expect(new Set(shown).size).toBe(3)
  for (const src of shown) expect(src).toMatch(/track-/)
  expect(pictureOf('field-camp', <DailyDrawing name="letter" />)).toMatch(/letter\.svg/)
})

test('PLEK-5 the number of a step is on a fruit, but in the look 10+ on a plate', () => {
  const tag = (look: Look) => partsOf(look, <AnchorBadge position={3} />)[0]
  expect([tag('jungle'), tag('field-camp')]).toEqual(['tag', 'tag-camp'])
})

test('SPEEL-9 in the look 10+ a world is a paper map with a red route through all its steps', () => {
  const { container } = render(<WorldMap world={2}>{null}</WorldMap>)
  const routes = [...container.querySelectorAll('polyline')].map(
    (line) => line.getAttribute('points')?.split(' ').length,
  )
  expect(routes).toEqual([15, 15])
  const css = (file: string) => readFileSync(join(import.meta.dirname, '../scenes', file), 'utf8')
  expect(css('WorldMap.module.css')).toMatch(/\[data-look='field-camp'\]\) \.route \{\s*display: block/)
  expect(css('Paper.module.css')).toMatch(/\[data-look='field-camp'\]\) \.paper::after[^}]*contours\.svg/)
})
