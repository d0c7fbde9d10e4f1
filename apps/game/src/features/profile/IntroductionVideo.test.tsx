// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { listen } from '@letterliaan/ui/listen.fixture'
import { IntroductionVideo } from './IntroductionVideo.tsx'

test('PROF-6 the text of the video is shown and spoken', async () => {
  const { said, wrapper } = listen()
  render(<IntroductionVideo open onClose={() => undefined} />, { wrapper })
  screen.getByText('Wij werken aan een introductievideo')
  await expect.poll(() => said).toContain('Er is nog geen filmpje.')
  expect(document.querySelector('img[src*="hourglass-not-done"]')).not.toBeNull()
})
