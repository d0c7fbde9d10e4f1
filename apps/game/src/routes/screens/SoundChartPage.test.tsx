// @vitest-environment jsdom
import { formatTextAddress } from '@letterliaan/web/spoken-sound'
import { createStore } from '@letterliaan/web/store'
import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { renderInGame } from '../../testing/render-in-game.tsx'
import { SoundChartPage } from './SoundChartPage.tsx'

/** Records the calls of the sound player in order: an address to play, or a stop. */
const asked: string[] = []

beforeEach(() => {
  asked.length = 0
  const sound = {
    clear: () => void asked.push('stop'),
    speak: async (said: string | { readonly url: string }) =>
      void asked.push(typeof said === 'string' ? said : said.url),
  }
  const navigator = { view: createStore({ kind: 'waiting' }), go: () => undefined, prepare: () => undefined }
  renderInGame(<SoundChartPage />, { sound, navigator })
})

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const word = (text: string) => formatTextAddress({ text })

test('GIDS-15 a tap on a sound stops the current sound, and plays the sound before its word', () => {
  press('ei, als in trein, ook ij')
  expect(asked.splice(0)).toEqual(['stop', '/word/parts/t_ei.mp3', word('trein')])
  press('Luister: ij, konijn')
  expect(asked.splice(0)).toEqual(['stop', word('konijn')])
  // The letter is silent, so only the word is played.
  press('e, als in cake')
  expect(asked).toEqual(['stop', word('cake')])
})

test('GIDS-15 a link opens the printed chart in a new tab', () => {
  const { href, target } = screen.getByRole<HTMLAnchorElement>('link', { name: 'Download' })
  expect([new URL(href).pathname, target]).toEqual(['/klankenkaart.pdf', '_blank'])
})
