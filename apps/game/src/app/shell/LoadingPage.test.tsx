// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { LoadingPage } from './LoadingPage.tsx'

const colorsIn = (path: string, selector: RegExp): (string | undefined)[] => {
  const css = readFileSync(join(import.meta.dirname, path), 'utf8')
  return Array.from(css.matchAll(selector), ([, colors]) => colors)
}

test.each([
  ['/wereld/4', '4'],
  ['/school/fase/3/stap/12/5', '3'],
  ['/boomhut', null],
])('PLEK-8 a page that loads %s has the colours of world %s', (path, world) => {
  history.replaceState(null, '', path)
  render(<LoadingPage />)
  expect(screen.getByRole('main').getAttribute('data-world')).toBe(world)
})

test('PLEK-8 a loading page has the colours of the map before its drawing', () => {
  const ofMap = colorsIn(
    '../../../../../packages/ui/src/scenes/WorldMap.module.css',
    /\.world\d \{[^}]*--colors: ([^;]+);/g,
  )
  expect(ofMap).toHaveLength(4)
  expect(colorsIn('LoadingPage.module.css', /data-world[^}]*--colors: ([^;]+);/g)).toEqual(ofMap)
})
