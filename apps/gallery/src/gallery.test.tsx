// @vitest-environment jsdom
import * as ui from '@letterliaan/ui'
import * as pictures from '@letterliaan/ui/pictures'
import * as scenes from '@letterliaan/ui/scenes'
import { themeNames } from '@letterliaan/ui/sound'
import * as spoken from '@letterliaan/ui/spoken'
import * as workplaces from '@letterliaan/ui/workplaces'
import { render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { entries } from './entries/index.ts'
import { toHear } from './entries/to-hear.tsx'
import { Gallery } from './Gallery.tsx'

afterEach(() => {
  window.location.hash = ''
})

const components = Object.entries({ ...ui, ...pictures, ...scenes, ...spoken, ...workplaces })
  .filter(([name, value]) => /^[A-Z]/.test(name) && typeof value === 'function')
  .map(([name]) => name)

test('the gallery contains every component of packages/ui, and nothing else', () => {
  expect(Object.keys(entries).toSorted()).toEqual(components.toSorted())
})

test('each state shows something', () => {
  for (const [name, { states }] of Object.entries(entries))
    for (const [state, shown] of Object.entries(states)) expect(shown, `${name}/${state}`).not.toBeUndefined()
  render(<Gallery />)
  expect(document.querySelectorAll('nav a').length).toBeGreaterThan(Object.keys(entries).length)
})

test('PLEK-4 each theme of the music can be played', () => {
  expect(Object.keys(toHear['Muziek']?.states ?? {})).toEqual([...themeNames])
})
