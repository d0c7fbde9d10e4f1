// @vitest-environment jsdom
import type { Student } from '@letterliaan/contract'
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { calmProfileFixture, studentFixture } from '../../testing/entities.ts'
import { createData, renderInGame } from '../../testing/render-in-game.tsx'
import { TopMenu } from './TopMenu.tsx'

const settings = { muted: false, music: true, effects: true }
const sound = { onSettings: () => () => undefined, readSettings: () => settings }
const view = { subscribe: () => () => undefined, get: () => ({ kind: 'page', address: '/' }) }
const navigator = { go: () => undefined, prepare: () => undefined, view }

function showMenu(student: Partial<Student>): void {
  const services = { navigator, ...createData(async () => []) }
  renderInGame(
    <TopMenu student={studentFixture(student)} sound={sound as never} calm={calmProfileFixture()} />,
    services,
  )
}

const namesOf = (role: 'link' | 'button') =>
  screen.getAllByRole(role).map((item) => item.getAttribute('aria-label'))

test('MENU-2 before the introduction the menu has only the profile and the logout door', () => {
  showMenu({ introduction_completed: false })
  expect([namesOf('link'), namesOf('button')]).toEqual([['Profiel'], ['Uitloggen']])
})

test('SCORE-1 the points show the scores below them, the trophy shows them in a dialog', async () => {
  showMenu({ introduction_completed: true, points: 12 })
  fireEvent.click(screen.getByRole('button', { name: /^12\s*punten$/ }))
  await screen.findByRole('region', { name: 'Scorebord' })
  expect(screen.queryByRole('dialog')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Scorebord' }))
  await screen.findByRole('dialog', { name: 'Scorebord' })
  expect(screen.queryByRole('region', { name: 'Scorebord' })).toBeNull()
})
