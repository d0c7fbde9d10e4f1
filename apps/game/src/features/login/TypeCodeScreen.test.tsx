// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { listen } from '@letterliaan/ui/listen.fixture'
import { loginTexts } from '@letterliaan/texts/login'
import { TypeCodeScreen, type TypeCodeScreenProps } from './TypeCodeScreen.tsx'

const { code } = loginTexts

function open(answer: string | null = null) {
  const onEnter = vi.fn<TypeCodeScreenProps['onEnter']>(async () => answer)
  const { said, wrapper } = listen()
  render(<TypeCodeScreen onEnter={onEnter}>Anders</TypeCodeScreen>, { wrapper })
  return { said, onEnter, user: userEvent.setup(), field: screen.getByLabelText<HTMLInputElement>(/code/) }
}
const start = () => screen.getByRole('button', { name: 'Starten' })

test('CARD-3 a code is typed on a keyboard, shown in groups of three characters, and sent without spaces', async () => {
  const { onEnter, user, field } = open()
  await user.keyboard('cfh jkrtvx')
  expect(field.value).toBe('CFH JKR TVX')
  await user.keyboard('{Enter}')
  expect(onEnter).toHaveBeenCalledExactlyOnceWith('CFHJKRTVX')
})

test('CARD-3 a code is tapped on the screen, and a character can be removed', async () => {
  const { onEnter, user, field } = open()
  for (const sign of 'CFHJKRTV3') await user.click(screen.getByRole('button', { name: sign }))
  await user.click(screen.getByRole('button', { name: 'Wissen' }))
  await user.click(screen.getByRole('button', { name: 'X' }))
  expect(field.value).toBe('CFH JKR TVX')
  await user.click(start())
  expect(onEnter).toHaveBeenCalledExactlyOnceWith('CFHJKRTVX')
})

test('CARD-3 a code of twelve characters is sent whole, and a thirteenth is ignored', async () => {
  const { onEnter, user, field } = open()
  await user.type(field, 'ccfhjkrtvxz37')
  expect(field.value).toBe('CCF HJK RTV XZ3')
  await user.click(start())
  expect(onEnter).toHaveBeenCalledExactlyOnceWith('CCFHJKRTVXZ3')
})

test('an incomplete code is not sent, and a wrong code has an error', async () => {
  const { onEnter, user, field } = open('Deze code klopt niet.')
  await user.type(field, 'cfh{Enter}')
  screen.getByText('Typ alle letters en cijfers van je code.')
  expect(onEnter).not.toHaveBeenCalled()
  await user.type(field, 'jkrtvx{Enter}')
  await screen.findByText('Deze code klopt niet.')
  expect(field.value).toBe('CFH JKR TVX')
})

test('CARD-3 GIDS-1 the speaker reads which code is needed, and after an error the error', async () => {
  const { said, user, field } = open()
  const hear = () => user.click(screen.getByRole('button', { name: 'Lees voor' }))
  await hear()
  await user.type(field, 'cfh{Enter}')
  await hear()
  // Each line is spoken once automatically and once by the speaker button.
  const lines = ['De code op je kaart', 'Typ alle letters en cijfers van je code.']
  expect(said).toEqual(lines.flatMap((line) => [line, line]))
})

test('CARD-3 STEM-6 the instruction is spoken once, and the error at each wrong code', async () => {
  const { said, user, field } = open('Deze code klopt niet.')
  await user.type(field, 'cfhjkrtvx{Enter}')
  await screen.findByText('Deze code klopt niet.')
  await user.keyboard('{Enter}')
  await screen.findByText('Deze code klopt niet.')
  await user.keyboard('{Backspace}')
  expect(said).toEqual([code.text, 'Deze code klopt niet.', 'Deze code klopt niet.'])
})
