// @vitest-environment jsdom
import { spoken } from '@letterliaan/texts'
import type { PlaybackOptions } from '@letterliaan/ui/sound'
import { SpokenText } from '@letterliaan/ui/spoken'
import { act } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createRewardQueue } from '../reward/reward-queue.ts'
import { renderInGame } from '../../testing/render-in-game.tsx'
import { ReadingAloud } from './ReadingAloud.tsx'

test('GIDS-1 a page is read aloud from its start after a badge closes', () => {
  const rewards = createRewardQueue()
  const heard: string[] = []
  const cutOff: string[] = []
  const speakText = ({ text = '' }, { signal }: PlaybackOptions) => {
    heard.push(text)
    signal?.addEventListener('abort', () => cutOff.push(text))
    return new Promise(() => undefined)
  }
  renderInGame(
    <>
      <ReadingAloud isAutomatic level_id={3} waitsForRewards>
        <SpokenText line={spoken('Klaar!')} auto />
      </ReadingAloud>
      <ReadingAloud isAutomatic level_id={3}>
        <SpokenText line={spoken('Je hebt een nieuwe badge ontvangen!')} auto />
      </ReadingAloud>
    </>,
    { rewards, sound: { speakText } },
  )
  expect(heard.splice(0)).toEqual(['Klaar!', 'Je hebt een nieuwe badge ontvangen!'])
  act(() => rewards.add(7))
  expect([heard, cutOff]).toEqual([[], ['Klaar!']])
  act(() => rewards.next())
  expect(heard).toEqual(['Klaar!'])
})

test.each([
  [3, 'Kies 2 of 3 sterren.'],
  [4, 'Oefen met minstens 2 sterren.'],
  [null, 'Oefen met minstens 2 sterren.'],
])('GIDS-1 a text is read in the wording for groep %s: %s', (level_id, wording) => {
  const heard: string[] = []
  const speakText = ({ text = '' }) => {
    heard.push(text)
    return new Promise(() => undefined)
  }
  const services = { rewards: createRewardQueue(), sound: { speakText } }
  const line = spoken('Oefen met minstens 2 sterren.', { easier: 'Kies 2 of 3 sterren.' })
  const { container } = renderInGame(
    <ReadingAloud isAutomatic level_id={level_id}>
      <SpokenText line={line} auto />
    </ReadingAloud>,
    services,
  )
  expect(heard).toEqual([wording])
  expect(container.textContent).toBe(wording)
})
