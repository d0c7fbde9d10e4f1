// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openPage } from '../../testing/open-page.tsx'
import { addresses } from '../../app/index.ts'
import { WorldPage } from './WorldPage.tsx'

const step = (id: number, world: number, position: number, label: string, num_marked = 0) => ({
  id,
  world,
  position,
  label,
  num_words: 9,
  num_marked,
})
const answers = {
  'GET /api/v1/begeleider/review/step': [
    step(1, 1, 1, 'Korte klank', 2),
    step(2, 1, 2, 'Lange klank'),
    step(3, 2, 1, 'Open klankgroep', 1),
  ],
}

test.each([
  [undefined, ['1Korte klank2 klinkt raar', '2Lange klank'], 'Wereld 1'],
  [2, ['1Open klankgroep1 klinkt raar'], 'Wereld 2'],
  [3, [], 'Wereld 3'],
])(
  'world %s lists its steps with the number of odd sounds, and links to those of all worlds',
  async (world, steps, current) => {
    window.history.replaceState(null, '', world === undefined ? '/' : addresses.world(world))
    await openPage(<WorldPage />, answers)
    screen.getByRole('link', { name: /^Klinkt raar ?3/ })
    const links = screen.getAllByRole('link')
    const shown = links.filter((link) => /\/stap\/\d+$/.test(link.getAttribute('href') ?? ''))
    expect(shown.map(({ textContent }) => textContent)).toEqual(steps)
    const worlds = within(screen.getByRole('navigation', { name: 'Werelden' })).getAllByRole('link')
    expect(
      worlds.filter((link) => link.ariaCurrent === 'page' || link.getAttribute('aria-current')),
    ).toHaveLength(1)
    expect(worlds.find((link) => link.getAttribute('aria-current') === 'page')?.textContent).toBe(current)
  },
)
