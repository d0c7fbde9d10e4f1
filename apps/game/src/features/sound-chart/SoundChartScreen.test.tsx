// @vitest-environment jsdom
import { listChartPages, listChartRules, type SoundCard } from '@letterliaan/dutch/sound-chart'
import { listen } from '@letterliaan/ui/listen.fixture'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { listExamples, findSounds } from './find-sounds.ts'
import { SoundChartScreen } from './SoundChartScreen.tsx'

const onSaySound = vi.fn<(card: SoundCard) => void>()
const onSayWord = vi.fn<(word: string) => void>()

beforeEach(() => {
  vi.clearAllMocks()
  render(
    <SoundChartScreen onSaySound={onSaySound} onSayWord={onSayWord} pdfLink={<a href="/x">Download</a>} />,
  )
})

const tiles = () => [...document.querySelectorAll<HTMLButtonElement>('button[data-tile]')]
const names = () => tiles().map((tile) => tile.textContent.replace(/[A-Z]/, ''))
const findTile = (name: string) => tiles()[names().indexOf(name)] as HTMLButtonElement
const chosen = () => within(screen.getByRole('region', { name: 'Gekozen klank' }))
const search = (letters: string) =>
  fireEvent.change(screen.getByRole('searchbox', { name: 'Zoek met letters' }), {
    target: { value: letters },
  })

test('GIDS-15 the screen shows every sound of the printed chart in order, with letters, sign and word', () => {
  const printed = listChartPages().flat(2)
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(
    printed.map(({ title }) => title),
  )
  const cards = printed.flatMap((section) => section.cards)
  expect(tiles().map((tile) => tile.querySelector('span span span')?.textContent)).toEqual(
    cards.map(({ first }) => first.letters),
  )
  expect(tiles().map((tile) => tile.textContent.includes('M'))).toEqual(
    cards.map(({ first }) => first.color === 'lightblue'),
  )
  expect(tiles().map((tile) => tile.querySelector('img')?.src)).toEqual(
    cards.map(({ picture }) => expect.stringContaining(`/${picture}.`)),
  )
  for (const { title } of printed) screen.getByRole('region', { name: title })
})

test('GIDS-1 each rule of a group has a speaker and a recorded text', async () => {
  cleanup()
  const { said, wrapper } = listen()
  render(<SoundChartScreen onSaySound={onSaySound} onSayWord={onSayWord} pdfLink={null} />, { wrapper })
  const rules = listChartPages()
    .flat(2)
    .filter(({ rule }) => rule !== '')
  for (const { title, rule } of rules) {
    const group = within(screen.getByText(title, { selector: 'h2' }).closest('section') as HTMLElement)
    await userEvent.click(group.getByRole('button', { name: 'Lees voor' }))
    expect(said.at(-1)).toBe(rule)
    expect(listChartRules()).toContain(rule)
  }
})

test('GIDS-15 a tap on a sound plays it with its word and shows its picture and spellings; a silent letter has no sound', async () => {
  const tile = findTile('ei, als in trein, ook ij')
  await userEvent.click(tile)
  expect(onSaySound.mock.calls.map(([{ sound }]) => sound)).toEqual(['t_ei'])
  expect(tile.getAttribute('aria-pressed')).toBe('true')
  expect(document.activeElement).toBe(tile)
  expect(chosen().getByRole('status').textContent).toBe('Zo schrijf je de klank van trein:')
  const spellings = within(chosen().getByRole('list', { name: 'Zo schrijf je het' }))
  await userEvent.click(spellings.getByRole('button', { name: 'Luister: ij, konijn' }))
  expect(onSayWord.mock.calls).toEqual([['konijn']])
  await userEvent.click(chosen().getByRole('button', { name: 'Luister naar de klank' }))
  expect(onSaySound).toHaveBeenCalledTimes(2)
  // This letter is silent.
  await userEvent.click(findTile('e, als in cake'))
  expect(chosen().queryByRole('button', { name: 'Luister naar de klank' })).toBeNull()
  chosen().getByRole('button', { name: 'Luister: e, cake' })
})

test('GIDS-15 letters find each sound that is spelled with them', () => {
  for (const [letters, matching] of [
    ['ij', ['e, als in sleutel, ook i, ij, ë', 'ei, als in trein, ook ij']],
    ['k', ['k, als in kip, ook kk, c, qu']],
    [' OU ', ['oe, als in boek, ook ou', 'au, als in auto, ook ou, auw, ouw']],
    ['eeu', ['eeuw, als in leeuw, ook eeu']],
    ['konij', ['ei, als in trein, ook ij']],
    ['xyz', []],
  ] as const) {
    search(letters)
    expect(names(), letters).toEqual(matching)
  }
})

test('GIDS-15 the exact letters of a sound find only that sound', () => {
  const cards = listChartPages()
    .flat(2)
    .flatMap((section) => section.cards)
  for (const { letters } of cards.map(({ first }) => first)) {
    const spellingsOfEach = findSounds(cards, letters).map((card) =>
      listExamples(card).map((example) => example.letters),
    )
    expect(spellingsOfEach).not.toEqual([])
    expect(spellingsOfEach.filter((spellings) => !spellings.includes(letters))).toEqual([])
  }
})

test('GIDS-15 Enter in the search chooses the sound that is usually spelt so, and a message is shown if none is found', async () => {
  await userEvent.type(screen.getByRole('searchbox'), 'ij{Enter}')
  expect(onSaySound.mock.calls.map(([{ sound }]) => sound)).toEqual(['t_ei'])
  screen.getByText('2 klanken gevonden.')
  search('xyz')
  screen.getByText('Zo schrijf je geen klank. Probeer andere letters.')
})

test('GIDS-15 all tiles are one tab stop, arrows move between groups, and Home and End move to the ends', async () => {
  const stops = () => tiles().filter(({ tabIndex }) => tabIndex === 0)
  const [first, second] = tiles()
  expect(stops()).toEqual([first])
  first?.focus()
  await userEvent.keyboard('{ArrowRight}')
  expect(document.activeElement).toBe(second)
  expect(stops()).toEqual([second])
  await userEvent.keyboard('{End}')
  expect(document.activeElement).toBe(tiles().at(-1))
  await userEvent.keyboard('{Home}{ArrowLeft}')
  expect(document.activeElement).toBe(first)
  await userEvent.keyboard('{Enter}')
  expect(onSaySound).toHaveBeenCalledOnce()
  search('ij')
  expect(stops()).toEqual([tiles()[0]])
})

test('GIDS-15 up and down move to the nearest sound of the next row', async () => {
  // Mocks a layout of three tiles per row.
  for (const [at, tile] of tiles().entries())
    tile.getBoundingClientRect = () => new DOMRect((at % 3) * 100, Math.floor(at / 3) * 80, 90, 70)
  tiles()[1]?.focus()
  await userEvent.keyboard('{ArrowDown}')
  expect(document.activeElement).toBe(tiles()[4])
  await userEvent.keyboard('{ArrowUp}{ArrowUp}')
  expect(document.activeElement).toBe(tiles()[1])
})
