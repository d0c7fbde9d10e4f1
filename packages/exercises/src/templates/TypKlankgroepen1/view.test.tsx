// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { beginExerciseFixture } from '../../view-kit/shell/screen.fixture.tsx'
import { fixture } from './fixture.ts'

const begin = () => beginExerciseFixture(fixture)

describe('TPL-12 TypKlankgroepen1', () => {
  test('the field names the current group, refuses and posts a wrong letter, and can be sent if it is full', async () => {
    const { data } = await begin()
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Typ klankgroep 1 van 2' })
    expect(document.activeElement).toBe(field)
    await userEvent.keyboard('kxi')
    screen.getByRole('textbox', { name: 'Typ klankgroep 2 van 2' })
    expect([field.value, data()]).toEqual(['ki', [{ attempt: 'x', at: 1 }]])
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Klaar' }).disabled).toBe(false)
    await userEvent.keyboard('kker{Enter}')
    expect(data().at(-1)).toEqual({ groups: ['ki', 'kker'] })
    screen.getByRole('textbox', { name: 'Typ klankgroep 1 van 2' })
  })

  test('each box has a speaker, and pressing it does not move the cursor', async () => {
    const { clock, spoken } = await begin()
    clock.pass(0)
    spoken.length = 0
    for (const group of [1, 2]) {
      await userEvent.click(screen.getByRole('button', { name: `Luister naar klankgroep ${group}` }))
    }
    clock.pass(500)
    expect(spoken).toEqual(['group 1', 'group 2'])
    expect(document.activeElement).toBe(screen.getByRole('textbox'))
  })

  test('the special letters on the screen are typed in the box', async () => {
    const { data } = await begin()
    await userEvent.click(screen.getByRole('button', { name: /^ë/ }))
    expect(data()).toEqual([{ attempt: 'ë', at: 0 }])
  })
})
