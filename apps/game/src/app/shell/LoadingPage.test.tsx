// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { LoadingPage } from './LoadingPage.tsx'

test.each([
  ['/wereld/4', '4'],
  ['/school/fase/3/stap/12/5', '3'],
  ['/boomhut', null],
])('PLEK-8 a page that loads %s has the colours of world %s', (path, world) => {
  history.replaceState(null, '', path)
  render(<LoadingPage />)
  expect(screen.getByRole('main').getAttribute('data-world')).toBe(world)
})
