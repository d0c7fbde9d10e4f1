// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { TreehouseObjectPicture } from '../scenes/index.ts'
import { treehouseLayers } from '../scenes/treehouse/treehouse-layers.ts'
import { Avatar, Buddy, buddyIds, LookContext, StepMarker, useWording, type Look } from './index.ts'

afterEach(cleanup)

const pictureOf = (look: Look, shown: React.ReactNode) => {
  const { container } = render(<LookContext value={look}>{shown}</LookContext>)
  const src = container.querySelector('img')?.getAttribute('src') ?? ''
  cleanup()
  return src
}

test('PLEK-5 in the look 10+ each buddy is an emblem of its own, in every mood the same', () => {
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

test('PLEK-5 in the look 10+ the room is the tent of a camp, and each of its things another drawing of the same size or less', () => {
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

test('PLEK-5 what stands on a link is worded by the look', () => {
  const Home = () => <p>{useWording()({ text: 'Boomhut', sober: 'Kamp' })}</p>
  const Plain = () => <p>{useWording()('Badges')}</p>
  const worded = (look: Look) => {
    const { container } = render(
      <LookContext value={look}>
        <Home />
        <Plain />
      </LookContext>,
    )
    const { textContent } = container
    cleanup()
    return textContent
  }
  expect([worded('jungle'), worded('field-camp')]).toEqual(['BoomhutBadges', 'KampBadges'])
})

test('PLEK-5 a step has the same signs in both looks, on a sober disc in the look 10+', () => {
  const parts = (look: Look) => {
    render(
      <LookContext value={look}>
        <StepMarker world={1} state="locked" stars={2} repeatable />
      </LookContext>,
    )
    const ids = [...document.querySelectorAll('use')].map((part) => part.getAttribute('href')?.split('#')[1])
    cleanup()
    return ids
  }
  const playful = new Set(['bud', 'vines', 'token-1', 'token-camp'])
  const signs = (look: Look) => parts(look).filter((id) => !playful.has(id ?? ''))
  expect(signs('field-camp')).toEqual(signs('jungle'))
  expect(parts('field-camp').filter((id) => playful.has(id ?? ''))).toEqual(['token-camp'])
})
