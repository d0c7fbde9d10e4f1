// @vitest-environment jsdom
import { LoginError } from '@letterliaan/contract/client'
import { loginTexts } from '@letterliaan/texts/login'
import { listen } from '@letterliaan/ui/listen.fixture'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderInGame } from '../../testing/render-in-game.tsx'
import { TypeCodePage } from './TypeCodePage.tsx'

const { schoolClosed } = loginTexts

test('CARD-3 STEM-6 a refusal after the right pictures is shown and spoken', async () => {
  const exchange = async (_code: string, pictures?: string[]): Promise<boolean> => {
    if (pictures === undefined) return false
    throw new LoginError('School is closed')
  }
  const view = { subscribe: () => () => undefined, get: () => ({ kind: 'waiting' }) }
  const { said, wrapper } = listen()
  renderInGame(
    <TypeCodePage />,
    { client: { exchange }, navigator: { go: () => undefined, view } },
    { wrapper },
  )
  await userEvent.type(screen.getByRole('textbox'), 'CFHJKRTVX{Enter}')
  for (const name of [/^kikker/, /^vis/, /^zon/])
    await userEvent.click(await screen.findByRole('button', { name }))
  await userEvent.click(screen.getByRole('button', { name: 'Starten' }))
  await screen.findByText(schoolClosed.text)
  await waitFor(() => expect(said.at(-1)).toBe(schoolClosed.text))
})
