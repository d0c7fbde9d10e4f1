// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { beginExerciseFixture } from '../../view-kit/shell/screen.fixture.tsx'
import { fixture } from './fixture.ts'

test('TPL-13 the child types the groups with spaces between them, and then the whole word', async () => {
  const { data, spoken, clock } = await beginExerciseFixture(fixture)
  await screen.findByRole('textbox', { name: 'Typ de klankgroepen' })
  clock.pass(0)
  expect(spoken).toEqual(['word'])
  screen.getByText('Typ de klankgroepen, met een spatie ertussen')
  await userEvent.keyboard('kik')
  expect(data()).toEqual([{ attempt: 'k', at: 2 }])
  screen.getByText('Hier begint een nieuwe klankgroep. Typ eerst een spatie.')
  await userEvent.keyboard(' k ')
  expect(data().at(-1)).toEqual({ attempt: ' ', at: 4 })
  screen.getByText('Deze klankgroep is nog niet af. Typ nog een letter.')
  await userEvent.keyboard('ker')
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Typ het hele woord' })
  expect([field.value, document.activeElement]).toEqual(['', field])
  screen.getByText('Typ nu het hele woord')
  screen.getByText('2 klankgroepen goed')
  await userEvent.keyboard('kikker{Enter}')
  expect(data().at(-1)).toEqual({ groups: ['ki', 'kker'], answer: 'kikker' })
  screen.getByRole('textbox', { name: 'Typ de klankgroepen' })
})
