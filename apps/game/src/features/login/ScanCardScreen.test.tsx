// @vitest-environment jsdom
import { cameraStarts, noCamera } from '@letterliaan/texts/login'
import { listen } from '@letterliaan/ui/listen.fixture'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ScanCardScreen } from './ScanCardScreen.tsx'

test('STEM-6 a missing camera is spoken', async () => {
  const { said, wrapper } = listen()
  render(<ScanCardScreen onToken={() => undefined}>Typ je code</ScanCardScreen>, { wrapper })
  await screen.findByText(noCamera.text)
  await expect.poll(() => said).toEqual([cameraStarts.text, noCamera.text])
})
