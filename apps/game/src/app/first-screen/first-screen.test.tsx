// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { KeptScreen } from './first-screen.ts'
import { forgetKeptScreens } from './first-screen.ts'
import { keepScreen } from './keep-screen.ts'
import { showFirstScreen } from './show-first-screen.ts'
import { TakeOver } from './TakeOver.tsx'

const splash = '<p>Aan het laden</p>'

beforeEach(() => {
  Object.defineProperty(document, 'fonts', { configurable: true, value: { load: async () => [] } })
  localStorage.clear()
  document.head.innerHTML = '<script type="module" src="/assets/index-1.js"></script><link rel="stylesheet">'
  document.body.innerHTML = `<div id="root">${splash}</div>`
  delete document.documentElement.dataset['prefix']
  delete window.firstScreen
  return cleanup
})

const place = (): Element => document.querySelector('#root') ?? document.body
const copyOf = (html: string): Element => Object.assign(document.createElement('div'), { innerHTML: html })
const keep = (pathname: string, html: string): void =>
  keepScreen({ copy: copyOf(html), etag: '"v1"', login_id: 'a', pathname }, document, localStorage)
const kept = (kind: string) =>
  JSON.parse(localStorage.getItem(`letterliaan-screen ${kind}`) ?? 'null') as KeptScreen | null

const settle = (event: 'load' | 'error') =>
  act(async () => {
    const links = document.head.querySelectorAll('link[rel=stylesheet][href]')
    for (const link of links) link.dispatchEvent(new Event(event))
  })

test('NET-7 a page is kept without what is not seen at first, one of a kind', () => {
  Object.assign(document.documentElement.dataset, { letters: 'large', unheard: '' })
  keep('/wereld/1', '<h1>Wereld 1</h1>')
  keep(
    '/wereld/2',
    '<main data-map><h1 style="--letters: 8">Wereld 2</h1><ol><li>Stap 1</li></ol></main><dialog>Hoi</dialog>',
  )
  expect(Object.keys(localStorage)).toEqual(['letterliaan-screen /wereld/#'])
  expect(kept('/wereld/#')).toMatchObject({
    pathname: '/wereld/2',
    look: { letters: 'large' },
    html: '<main data-map=""><h1 data-style="--letters: 8">Wereld 2</h1><ol></ol></main>',
  })
  forgetKeptScreens(localStorage)
  expect(localStorage).toHaveLength(0)
})

test('NET-4 how many points a child has is not kept; what stands around it stays in its place', () => {
  keep('/wereld/1', '<h1>Wereld 1</h1><button><span data-own>570</span> punten</button>')
  expect(kept('/wereld/#')?.html).toBe(
    '<h1>Wereld 1</h1><button><span data-own="">\u2007\u2007\u2007</span> punten</button>',
  )
})

test.each([
  ['a page with what a child wrote', '/logboek', '<h1>Logboek</h1>'],
  ['a page that is still loading', '/wereld/1', '<main>Aan het laden</main>'],
  ['more than a device should keep', '/wereld/1', `<h1>Wereld 1</h1>${'a'.repeat(200_000)}`],
])('NET-7 %s is not kept', (_what, pathname, html) => {
  keep(pathname, html)
  expect(localStorage).toHaveLength(0)
})

test('NET-7 the first screen comes with its styles, and with addresses of this place', async () => {
  document.documentElement.dataset['prefix'] = '/spelling'
  document.body.insertAdjacentHTML(
    'beforeend',
    '<template data-frame="lesson"><a href="/boomhut" data-style="color: red">Boomhut</a></template>',
  )
  window.firstScreen = { frame: 'lesson', styles: ['/spelling/assets/game.css'] }
  showFirstScreen()
  expect(place().innerHTML).toBe('')
  await settle('load')
  expect(place().innerHTML).toBe('<a href="/spelling/boomhut" style="color: red;">Boomhut</a>')
  expect(place().getAttribute('aria-busy'), 'the game has not taken over').toBe('true')
})

test('NET-7 without its styles the page waits as it did', async () => {
  window.firstScreen = { html: '<h1>Stap</h1>', styles: ['/assets/gone.css'] }
  showFirstScreen()
  await settle('error')
  expect(place().innerHTML).toBe(splash)
  expect(document.querySelector('link[href="/assets/gone.css"]')).toBeNull()
})

test('NET-7 a first screen that comes after the game is not shown', async () => {
  window.firstScreen = { html: '<h1>Stap</h1>', styles: ['/assets/game.css'] }
  showFirstScreen()
  render(<TakeOver>{null}</TakeOver>, { container: document.body.appendChild(document.createElement('div')) })
  await settle('load')
  expect(place().innerHTML).toBe('')
})

test("NET-7 a button that is pressed too early is pressed in the game's own page", async () => {
  window.firstScreen = { html: '<button>Begin!</button><button>Lees voor</button>', styles: [] }
  showFirstScreen()
  await settle('load')
  place().querySelector('button')?.click()
  const begin = vi.fn<() => void>()
  const readAloud = vi.fn<() => void>()
  place().replaceChildren()
  await act(async () => {
    render(
      <TakeOver>
        <button onClick={readAloud}>Lees voor</button>
        <button onClick={begin}>Begin!</button>
      </TakeOver>,
      { container: place() },
    )
  })
  expect([begin.mock.calls.length, readAloud.mock.calls.length]).toEqual([1, 0])
  expect(place().hasAttribute('aria-busy')).toBe(false)
})
