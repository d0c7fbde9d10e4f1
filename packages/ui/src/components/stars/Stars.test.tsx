// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { LookContext } from '../../pictures/look.ts'
import { StarChooser, type StarLevel } from './Stars.tsx'

test('the label of each button has its number of stars and whether they are earned', async () => {
  const user = userEvent.setup()
  const onChoose = vi.fn<(level: StarLevel) => void>()
  render(<StarChooser label="Niveau" value={2} completed={[1]} onChoose={onChoose} />)
  const buttons = screen.getAllByRole('button')
  expect(buttons.map((button) => button.textContent)).toEqual(['1 sterGehaald!', '2 sterren', '3 sterren'])
  expect(buttons.map((button) => button.getAttribute('aria-pressed'))).toEqual(['false', 'true', 'false'])
  await user.click(screen.getByRole('button', { name: '3 sterren' }))
  expect(onChoose).toHaveBeenCalledWith(3)
})

test('PLEK-5 in the look 10+ the label of earned stars has no exclamation mark', () => {
  render(
    <LookContext value="field-camp">
      <StarChooser label="Niveau" completed={[1]} onChoose={() => undefined} />
    </LookContext>,
  )
  expect(screen.getAllByRole('button')[0]?.textContent).toBe('1 sterGehaald.')
})
