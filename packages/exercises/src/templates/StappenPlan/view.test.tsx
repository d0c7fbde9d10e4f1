// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { beginExerciseFixture } from '../../view-kit/shell/screen.fixture.tsx'
import { fixture } from './fixture.ts'

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const numBlocks = () =>
  within(screen.getByRole('list', { name: /^Jouw klappen/ })).queryAllByRole('listitem').length

test('the child claps, names the end, chooses the rules and writes, and each mistake has a sentence', async () => {
  const { data } = await beginExerciseFixture(fixture)
  await screen.findByRole('button', { name: 'Klap' })
  await press('Klap')
  await press('Klaar')
  await screen.findByText('Ik hoor meer klankgroepen. Luister en klap mee.')
  for (let claps = 0; claps < 3; claps++) await press('Klap')
  await press('Eén klap terug')
  expect(numBlocks()).toBe(2)
  await press('Klaar')
  await press('medeklinker')
  await screen.findByText('Je hoort daar /i/.')
  await press('korte klank')
  await press('lange klank: één letter')
  await screen.findByText('Die regel past niet bij dit woord. Zoek een andere.')
  await press('korte klank: dubbel')
  expect(screen.getByRole('button', { name: 'korte klank: dubbel' }).getAttribute('aria-pressed')).toBe(
    'true',
  )
  await press('Klaar')
  await press('Klaar')
  await screen.findByText('Denk aan: stomme e.')
  await press('stomme e')
  await press('Klaar')
  const rules = within(screen.getByRole('list', { name: 'Jouw regels' })).getAllByRole('listitem')
  expect(rules.map(({ textContent }) => textContent)).toEqual(['korte klank: dubbel', 'stomme e'])
  expect(document.body.textContent).not.toContain('kikker')
  await userEvent.type(screen.getByRole('textbox', { name: 'Typ het woord' }), 'kikker{Enter}')
  expect(data().at(-1)).toEqual({ answer: 'kikker', rules: ['kg-K', 'stomme-e'] })
})

test('the plan can be played with the keyboard alone', async () => {
  const { data } = await beginExerciseFixture(fixture)
  await screen.findByRole('button', { name: 'Klap' })
  await userEvent.keyboard('  ')
  await userEvent.tab()
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  expect(await screen.findByRole('button', { name: 'korte klank' })).toBeDefined()
  expect(data()).toEqual([])
})
