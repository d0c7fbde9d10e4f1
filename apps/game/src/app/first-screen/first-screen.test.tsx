// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { showFirstScreen } from './show-first-screen.ts'
import { FirstScreenRemover } from './FirstScreenRemover.tsx'

const splash = '<p>Aan het laden</p>'

beforeEach(() => {
  document.head.innerHTML = '<script type="module" src="/assets/index-1.js"></script><link rel="stylesheet">'
  document.body.innerHTML = `<div id="root">${splash}</div>`
  delete document.documentElement.dataset['prefix']
  delete window.firstScreen
  return cleanup
})

const place = (): Element => document.querySelector('#root') ?? document.body
const hold = (html: string): void =>
  document.body.insertAdjacentHTML('beforeend', `<template data-frame="lesson">${html}</template>`)

const settle = (event: 'load' | 'error') =>
  act(async () => {
    const links = document.head.querySelectorAll('link[rel=stylesheet][href]')
    for (const link of links) link.dispatchEvent(new Event(event))
  })

test('NET-7 the first screen has its styles and addresses below the base path', async () => {
  document.documentElement.dataset['prefix'] = '/spelling'
  hold('<a href="/boomhut" data-style="color: red">Boomhut</a>')
  window.firstScreen = { frame: 'lesson', styles: ['/spelling/assets/game.css'] }
  showFirstScreen()
  expect(place().innerHTML).toBe('')
  await settle('load')
  expect(place().innerHTML).toBe('<a href="/spelling/boomhut" style="color: red;">Boomhut</a>')
  expect(place().getAttribute('aria-busy'), 'the game has not taken over').toBe('true')
})

test('NET-7 the page does not change if the styles fail', async () => {
  window.firstScreen = { frame: 'lesson', styles: ['/assets/gone.css'] }
  showFirstScreen()
  await settle('error')
  expect(place().innerHTML).toBe(splash)
  expect(document.querySelector('link[href="/assets/gone.css"]')).toBeNull()
})

test('NET-7 a first screen that is ready after the game is not shown', async () => {
  window.firstScreen = { frame: 'lesson', styles: ['/assets/game.css'] }
  showFirstScreen()
  render(<FirstScreenRemover>{null}</FirstScreenRemover>, {
    container: document.body.appendChild(document.createElement('div')),
  })
  await settle('load')
  expect(place().innerHTML).toBe('')
})

test('NET-7 a button that was pressed on the first screen is pressed again in the game', async () => {
  hold('<button>Begin!</button><button>Lees voor</button>')
  window.firstScreen = { frame: 'lesson', styles: [] }
  showFirstScreen()
  await settle('load')
  place().querySelector('button')?.click()
  const begin = vi.fn<() => void>()
  const readAloud = vi.fn<() => void>()
  place().replaceChildren()
  await act(async () => {
    render(
      <FirstScreenRemover>
        <button onClick={readAloud}>Lees voor</button>
        <button onClick={begin}>Begin!</button>
      </FirstScreenRemover>,
      { container: place() },
    )
  })
  expect([begin.mock.calls.length, readAloud.mock.calls.length]).toEqual([1, 0])
  expect(place().hasAttribute('aria-busy')).toBe(false)
})
