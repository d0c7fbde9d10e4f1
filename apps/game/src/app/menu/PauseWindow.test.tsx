// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { calmProfileFixture, studentFixture } from '../../testing/entities.ts'
import type { PageMeta } from '../navigation/page.ts'
import { createData, renderInGame } from '../../testing/render-in-game.tsx'
import { PauseMenu } from './PauseMenu.tsx'

const settings = { muted: false, music: true, effects: true }
const sound = { onSettings: () => () => undefined, readSettings: () => settings }
const view = { subscribe: () => () => undefined, get: () => ({ kind: 'page', address: '/fase/1/stap/2/3' }) }
const navigator = { go: () => undefined, prepare: () => undefined, view }

async function openPause(back: PageMeta['back'] | null = { to: '/fase/1/stap/2', label: 'Lespagina' }) {
  const onReport = vi.fn<() => void>()
  const services = { navigator, ...createData(async () => []) }
  renderInGame(
    <PauseMenu
      student={studentFixture({ points: 12, phase_id: 3 })}
      sound={sound as never}
      calm={calmProfileFixture()}
      back={back ?? undefined}
      onReport={onReport}
    />,
    services,
  )
  const menu = within(screen.getByRole('navigation', { name: 'Menu' }))
  expect([...menu.queryAllByRole('link'), ...menu.getAllByRole('button')]).toHaveLength(1)
  fireEvent.click(menu.getByRole('button', { name: 'Pauze' }))
  return { pause: within(await screen.findByRole('dialog', { name: 'Pauze' })), onReport }
}

test('SPEEL-2 MENU-1 a pause button in an exercise opens all menu items', async () => {
  const { pause } = await openPause()
  for (const name of ['Lespagina', 'Kaart', 'Boomhut', 'Profiel']) pause.getByRole('link', { name })
  for (const name of ['Scorebord', 'Klankenkaart', 'Geluid', 'Rustig', 'Uitloggen', 'Fout gevonden?'])
    pause.getByRole('button', { name })
  expect(pause.getByText(/punten/, { selector: 'p' }).textContent).toContain('12')
  fireEvent.click(pause.getByRole('button', { name: 'Speel verder' }))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test("NAV-11 'Fout gevonden?' closes the pause menu and opens the report", async () => {
  const { pause, onReport } = await openPause()
  fireEvent.click(pause.getByRole('button', { name: 'Fout gevonden?' }))
  expect([screen.queryByRole('dialog'), onReport.mock.calls.length]).toEqual([null, 1])
})

test("TST-7 the pause menu of a test links to the child's world, as a test has no lesson page", async () => {
  const { pause } = await openPause(null)
  expect(pause.getByRole('link', { name: 'Wereld 3' }).getAttribute('href')).toBe('/wereld/3')
})
