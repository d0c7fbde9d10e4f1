// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { wordFixture } from '../../kit/fixture.ts'
import { renderExerciseFixture } from '../../view-kit/shell/screen.fixture.tsx'
import { fixture } from './fixture.ts'

const words = [
  wordFixture(31, 'hond', { sentence: 'De hond eet brood, kaas en worst.' }),
  wordFixture(32, 'vis', { sentence: 'Ik zie een vis.' }),
]

const begin = async () => {
  const shown = await renderExerciseFixture({ ...fixture, words })
  await shown.begin()
  await screen.findByRole('textbox', { name: 'Jouw zin' })
  return shown
}

describe('ZIN-1 ZinDictee', () => {
  test('each phrase has a button that plays it, but a short sentence has no such button', async () => {
    const { spoken, clock } = await begin()
    const phrases = within(screen.getByRole('group', { name: 'De zin in stukjes' })).getAllByRole('button')
    expect(phrases.map(({ textContent }) => textContent)).toEqual(['stukje 1', 'stukje 2'])
    await userEvent.click(screen.getByRole('button', { name: 'Luister naar stukje 2 van 2' }))
    clock.pass(500)
    expect(spoken).toEqual(['sentence', 'phrase 2'])
    await userEvent.type(screen.getByRole('textbox'), 'De hond{Enter}')
    expect(screen.queryByRole('group', { name: 'De zin in stukjes' })).toBeNull()
  })

  test('the outro shows each sentence with its mistakes, the dictated sentence, and three counts', async () => {
    const { data } = await begin()
    await userEvent.type(screen.getByRole('textbox'), 'de hont eet brood kaas en worst.{Enter}')
    await userEvent.type(screen.getByRole('textbox'), 'Ik zie een vis.{Enter}')
    expect(data()).toHaveLength(2)
    await userEvent.keyboard('{Shift}')
    await screen.findByText('Helemaal goed!')
    const [first, second] = (await screen.findAllByRole('list'))
      .flatMap((list) => within(list).queryAllByRole('listitem'))
      .filter((item) => item.querySelector('p') !== null)
    if (!first || !second) throw new Error('Two sentences are shown.')
    expect([...first.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual([
      'de',
      'hont',
      ' ',
    ])
    within(first).getByText('Je hoorde: De hond eet brood, kaas en worst.')
    within(first).getByText('Je schreef hont. Het is hond.')
    within(first).getByText('Hier hoort een hoofdletter: De.')
    within(first).getByText('Na brood hoort een komma.')
    within(second).getByText('Helemaal goed!')
    const counts = screen.getAllByRole('definition').map(({ textContent }) => textContent)
    expect(counts.slice(0, 3)).toEqual(['10 van de 11 goed', '1 van de 2 goed', '2 van de 3 goed'])
  })
})
