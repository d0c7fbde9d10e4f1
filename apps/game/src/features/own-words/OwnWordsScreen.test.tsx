// @vitest-environment jsdom
import type { ChildRecords, FoundWord, FoundFamily } from '@letterliaan/contract'
import { fireEvent, render, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { OwnWordsScreen, type OwnWordsScreenProps } from './OwnWordsScreen.tsx'

const found = (word: string): FoundWord => ({
  id: word.length,
  word,
  file_name: word,
  audio_version: 'a',
  audio_word: true,
})
const family = (name: string, words: readonly string[], count: number): FoundFamily => ({
  name,
  members: words.map((word, at) => ({ found: at < count ? found(word) : null, num_letters: word.length })),
})
const families = [
  family('thee', ['thee', 'thee-ei', 'theepot'], 0),
  family('vrij', ['vrij', 'vrijheid', 'bevrijding'], 3),
  family('zon', ['zon', 'zonnebloem', 'zonsopgang'], 1),
  family('zwemmen', ['zwemmen', 'zwembad', 'zwembroek'], 2),
]
const records: ChildRecords = {
  streak: 12,
  longest_word: 'zonsopgang',
  dictation: { label: 'Korte klank', num_words: 10, missed: 1, missed_before: 3 },
}

const onSpeak = vi.fn<(word: FoundWord) => void>()
const onAskAgain = vi.fn<() => void>()

const show = (props: Partial<OwnWordsScreenProps> = {}) =>
  render(
    <OwnWordsScreen
      {...{ ownWords: { records, families }, hasFailed: false, onAskAgain, onSpeak }}
      {...props}
    />,
  )

test("PLEK-5 the screen shows the child's own records, and no other children or times", () => {
  show()
  const list = screen.getByRole('list', { name: 'Mijn records' })
  expect(
    within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Zoveel woorden schreef je goed, zonder fout ertussen.12',
    'Dit is het langste woord dat je goed schreef.zonsopgang',
    'Dit dictee ging beter dan de keer ervoor.Korte klank: eerst 3 fout, daarna 1 fout',
  ])
  expect(document.body.textContent).not.toMatch(/\bbeste\b|snel|minuten|seconden|andere kinderen/iu)
})

test('PLEK-5 a child without records sees what it can reach, and no zeros', () => {
  show({ ownWords: { records: { streak: 0, longest_word: null, dictation: null }, families } })
  expect(screen.queryByRole('list', { name: 'Mijn records' })).toBeNull()
  screen.getByText('Hier komt te staan wat jij goed schrijft in een oefening of een dictee.')
})

test('PLEK-5 nearly complete families are first and complete ones last, others are behind a button, and a tap plays a word', () => {
  show()
  fireEvent.click(screen.getByRole('button', { name: 'Luister naar zwembad' }))
  expect(onSpeak.mock.calls.map(([{ word }]) => word)).toEqual(['zwembad'])
  expect(screen.getAllByText('nog te vinden: 10 letters')).toHaveLength(2)
  expect(document.body.textContent).not.toContain('zonnebloem')
  const names = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
  expect(names()).toEqual(['zwemmen 2 van de 3', 'zon 1 van de 3', 'vrij 3 van de 3compleet'])
  fireEvent.click(screen.getByRole('button', { name: 'Laat de andere familie zien' }))
  expect(names().at(-1)).toBe('thee 0 van de 3')
  expect(screen.queryByRole('button', { name: /andere familie/ })).toBeNull()
})

test('PLEK-5 without a network the page shows a message with a retry button', () => {
  show({ ownWords: undefined, hasFailed: true })
  within(screen.getByRole('alert')).getByText(/^Je woorden zijn nu niet op te halen/)
  fireEvent.click(screen.getByRole('button', { name: /opnieuw/i }))
  expect(onAskAgain).toHaveBeenCalledOnce()
})

test('PLEK-5 a child without found words can show all families', () => {
  const none = families.map(({ name, members }) => ({
    name,
    members: members.map((member) => ({ ...member, found: null })),
  }))
  show({ ownWords: { records, families: none } })
  fireEvent.click(screen.getByRole('button', { name: 'Laat alle 4 families zien' }))
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(4)
})
