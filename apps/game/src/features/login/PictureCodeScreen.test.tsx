// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { listen } from '@letterliaan/ui/listen.fixture'
import { loginTexts } from '@letterliaan/texts/login'
import { PictureCodeScreen, type PictureCodeScreenProps } from './PictureCodeScreen.tsx'

const { choosePictures } = loginTexts

function show(onEnter: PictureCodeScreenProps['onEnter'] = async () => null) {
  const { said, wrapper } = listen()
  render(<PictureCodeScreen onEnter={onEnter}>Anders</PictureCodeScreen>, { wrapper })
  const user = userEvent.setup()
  const picture = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}`) })
  return {
    said,
    picture,
    press: async (...names: string[]) => {
      for (const name of names) await user.click(picture(name))
    },
    button: (name: string) => screen.getByRole('button', { name }),
    user,
    chosen: () =>
      within(screen.getByRole('list', { name: 'Gekozen' }))
        .queryAllByRole('img')
        .map((image) => image.getAttribute('alt')),
  }
}

test('twelve pictures have names, and chosen ones show their position', async () => {
  const { picture, press } = show()
  expect(within(screen.getByRole('list', { name: 'Plaatjes' })).getAllByRole('button')).toHaveLength(12)
  await press('kikker', 'vis')
  expect([picture('kikker').textContent, picture('vis').textContent]).toEqual([
    'kikkerplaatje 1',
    'visplaatje 2',
  ])
  expect(picture('vis').getAttribute('aria-pressed')).toBe('true')
  expect(picture('zon').getAttribute('aria-pressed')).toBe('false')
})

test('a fourth picture is ignored, a second press removes a picture, and "Opnieuw" removes all', async () => {
  const { press, button, chosen } = show()
  await press('vis', 'zon', 'raket', 'huis')
  expect(chosen()).toEqual(['vis', 'zon', 'raket'])
  await press('vis', 'huis')
  expect(chosen()).toEqual(['zon', 'raket', 'huis'])
  await userEvent.click(button('Opnieuw'))
  expect(chosen()).toEqual([])
  expect(document.activeElement?.textContent).toBe('vis')
})

test('"Starten" is enabled after three pictures are chosen, and sends them in order', async () => {
  const onEnter = vi.fn<PictureCodeScreenProps['onEnter']>(async () => null)
  const { press, button, user } = show(onEnter)
  await press('sleutel', 'banaan')
  await user.click(button('Starten'))
  expect(onEnter).not.toHaveBeenCalled()
  await press('vis')
  await user.click(button('Starten'))
  expect(onEnter).toHaveBeenCalledExactlyOnceWith(['key', 'banana', 'fish'])
})

test('CARD-4 STEM-6 the instruction is spoken once, every refusal is spoken, and the choice is cleared', async () => {
  const { said, press, button, chosen, user } = show(async () => 'Dat klopt nog niet.')
  for (const _ of [1, 2]) {
    await press('kikker', 'vis', 'zon')
    await user.click(button('Starten'))
    const refusal = await screen.findByText('Dat klopt nog niet.')
    expect([refusal.closest('[role="alert"]') === null, chosen()]).toEqual([false, []])
  }
  await press('vis')
  expect(screen.queryByText('Dat klopt nog niet.')).toBeNull()
  expect(said).toEqual([choosePictures.text, 'Dat klopt nog niet.', 'Dat klopt nog niet.'])
})
