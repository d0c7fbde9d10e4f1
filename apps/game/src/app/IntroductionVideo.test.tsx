// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { extendJsdom } from '../testing/extend-jsdom.ts'
import { listen } from '@letterliaan/ui/listen.fixture'
import { IntroductionVideo } from './IntroductionVideo.tsx'

afterEach(cleanup)

const literal = 'Wij werken aan een introductievideo'

test('WO-4 GIDS-3 a first visit is greeted and told what to do, before the text about the video', async () => {
  extendJsdom()
  const { said, wrapper } = listen()
  render(<IntroductionVideo open greeter={2} onClose={() => undefined} />, { wrapper })
  const texts = screen
    .getAllByText(/./, { selector: 'h2 span, p, p span' })
    .map(({ textContent }) => textContent)
  expect(texts[0]).toBe('Hoi!')
  expect(texts.indexOf('Wat leuk dat je er bent! Kies eerst wie er met je meegaat.')).toBeGreaterThan(0)
  expect(texts.at(-1)).toBe(literal)
  await vi.waitFor(() => expect(said[0]).toBe('Hoi!'))
  expect(screen.getByRole('button', { name: 'Kies je maatje' })).toBeDefined()
})

test('PROF-6 whoever asks for the video reads the text, and who cannot read hears and sees that there is none', async () => {
  extendJsdom()
  const { said, wrapper } = listen()
  render(<IntroductionVideo open onClose={() => undefined} />, { wrapper })
  expect(screen.getByText(literal)).toBeDefined()
  expect(screen.queryByText(/^Wat leuk/)).toBeNull()
  await vi.waitFor(() => expect(said).toContain('Er is nog geen filmpje.'))
  expect(document.querySelector('img[src*="hourglass-not-done"]')).not.toBeNull()
})

test('WO-4 on a first visit nothing but the greeting is said by itself', async () => {
  extendJsdom()
  const { said, wrapper } = listen()
  render(<IntroductionVideo open greeter={2} onClose={() => undefined} />, { wrapper })
  await vi.waitFor(() => expect(said[0]).toBe('Hoi!'))
  expect(said.some((text) => text.includes('filmpje'))).toBe(false)
})
