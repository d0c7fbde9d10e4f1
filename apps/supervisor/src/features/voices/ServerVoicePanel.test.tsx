// @vitest-environment jsdom
import type { SoundReviewWord, VoiceKind } from '@letterliaan/contract'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Services } from '../../app/index.ts'
import { leavePage, openPage } from '../../testing/open-page.tsx'
import { ServerVoicePanel } from './ServerVoicePanel.tsx'

const word = (id: number, text: string, voice: VoiceKind) =>
  ({ id, word: text, audio_version: 'a', file_name: text, voices: { word: voice } }) as SoundReviewWord

async function open(words: readonly SoundReviewWord[]) {
  const said: string[] = []
  const speaker = {
    say: async (address: string) => (said.push(address), 'ended'),
    stop: () => undefined,
    saying: { get: () => null, subscribe: () => () => undefined },
  }
  const page = await openPage(<ServerVoicePanel words={words} />, {}, {
    speaker,
  } as unknown as Partial<Services>)
  return { ...page, said }
}

test.each<[readonly VoiceKind[], string]>([
  [['synthetic', 'synthetic'], 'U hoort de computerstem van Letterliaan.'],
  [['recorded', 'neural', 'recorded'], 'U hoort een opname van uw school of een neurale stem op de server.'],
])('words with the voices %j name each kind of voice once', async (voices, sentence) => {
  await open(voices.map((voice, at) => word(at + 1, `w${at}`, voice)))
  screen.getByText(sentence)
  leavePage()
})

test("each word can be played, and the first word's sentence too", async () => {
  const { press, said } = await open([word(1, 'vis', 'neural'), word(2, 'roos', 'neural')])
  await press('De server zegt roos')
  await press('De server zegt de zin met vis')
  expect(said).toEqual(['/word/word/roos.mp3?v=a', '/word/sentence/vis.mp3?v=a'])
  expect(screen.queryByRole('button', { name: 'De server zegt de zin met roos' })).toBeNull()
})
