// @vitest-environment jsdom
import type { Difficulty, RedoLevel, Step, Word } from '@letterliaan/contract'
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { listen } from '@letterliaan/ui/listen.fixture'
import type { Look } from '@letterliaan/ui/pictures'
import { beforeAll, expect, test, vi } from 'vitest'
import { anchorFixture, exerciseFixture, stepFixture, wordsFixture } from '../../testing/entities.ts'
import { LessonScreen } from './LessonScreen.tsx'

const exercises = [
  exerciseFixture(11, 'Lees de letters', 2, 'Verkennen'),
  exerciseFixture(12, 'Kijk en luister', 1, 'Verkennen'),
  exerciseFixture(13, 'Luister en typ', 3, 'Oefenen'),
  exerciseFixture(14, 'Stapdictee', 0, 'Dictee'),
]
const words = wordsFixture('vis', 'zon', 'bus', 'pen', 'rok', 'jas')
const step = stepFixture(57, {
  exercises,
  words: { 1: [], 2: words, 3: wordsFixture('kast') },
  highest_difficulty_completed: 2,
})

const onSpeak = vi.fn<(word: Word) => void>()
const onChoose = vi.fn<(difficulty: Difficulty) => void>()

function renderLesson(
  difficulty: Difficulty = 2,
  redo: RedoLevel | null = null,
  fields: Partial<Step> = {},
  unheard?: ReadonlySet<number>,
  look: Look = 'jungle',
) {
  const { said, wrapper } = listen(look)
  render(
    <LessonScreen
      buddy_id={1}
      step={{ ...step, ...fields }}
      redo={redo}
      difficulty={difficulty}
      {...(unheard && { unheard })}
      onChooseDifficulty={onChoose}
      onSpeak={onSpeak}
      renderLink={(exercise, className, content) => (
        <a key={exercise.id} href={`/${exercise.id}`} className={className}>
          {content}
        </a>
      )}
    />,
    // If there is no voice, the pictures have no speaker buttons.
    look === 'jungle' ? {} : { wrapper },
  )
  return said
}

// Preloads the lazy dialog, so that its first opening does not wait.
beforeAll(() => import('./RucksackWindow.tsx'))

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const openRucksack = async () => {
  press('Rugzak')
  await screen.findByRole('dialog', { name: 'Rugzak' })
}
const shownWords = () =>
  within(screen.getByRole('region', { name: 'Woorden in deze stap:' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)

test('NET-3 marks only exercises with unsent answers', () => {
  renderLesson(2, null, {}, new Set([13]))
  screen.getByRole('link', { name: /Luister en typ.*Wordt nog nagekeken/s })
  expect(screen.getAllByText('Wordt nog nagekeken')).toHaveLength(1)
  screen.getByText('Zodra er weer internet is, wordt dit nagekeken.')
  cleanup()
  renderLesson(2, null, {}, new Set([999]))
  expect(screen.queryByText(/nagekeken/)).toBeNull()
})

test('LES-1 LES-11 each exercise on the trail has its number, the icon of its kind, and its status as looks and words', () => {
  renderLesson()
  const cards = within(screen.getByRole('region', { name: 'Oefeningen' })).getAllByRole('link')
  expect(cards.map((card) => within(card).getByText(/^\d+$/).textContent)).toEqual(['1', '2', '3', '4'])
  const icons = cards.map((card) => card.querySelector('use')?.getAttribute('href')?.split('#').at(-1))
  expect(icons).toEqual(['binoculars', 'binoculars', 'shoe', 'compass'])
  expect(new Set(cards.map(({ className }) => className)).size).toBe(4)
  const states = cards.map((card) => /(Gehaald|Bezig|Nog eens|Nieuw)$/.exec(card.textContent ?? '')?.[0])
  expect(states).toEqual(['Gehaald', 'Bezig', 'Nog eens', 'Nieuw'])
})

test('LES-2 LES-3 LES-6 the rucksack shows anchors with pictures, the words at the chosen difficulty, and the categories', async () => {
  const anchors = ['plant', 'klimop'].map((name, at) => anchorFixture(name, 20 + at))
  renderLesson(2, null, { anchors })
  await openRucksack()
  const slides = within(screen.getByRole('region', { name: /anker/i })).getAllByRole('figure')
  expect(slides.map((slide) => within(slide).getByText(/^(plant|klimop)$/).textContent)).toEqual([
    'plant',
    'klimop',
  ])
  expect(slides.map((slide) => slide.querySelector('img')?.getAttribute('src'))).toEqual(
    anchors.map(({ image_url }) => image_url),
  )
  expect(shownWords()).toEqual(['vis', 'zon', 'bus', 'pen'])
  press('Volgende woorden')
  expect(shownWords()).toEqual(['rok', 'jas'])
  press('Vorige woorden')
  expect(shownWords()).toEqual(['vis', 'zon', 'bus', 'pen'])
  press('Uitleg exercises')
  const legend = within(screen.getByRole('dialog', { name: 'Uitleg oefeningen' }))
  expect(legend.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'Verkennen',
    'Oefenen',
    'Dictee',
  ])
})

test('LES-3 a tap on a word plays its sound if it has one', async () => {
  const [fish, sun] = words
  const spoken = [{ ...fish, audio_word: true }, sun] as Word[]
  renderLesson(2, null, { words: { ...step.words, 2: spoken } })
  await openRucksack()
  press('vis')
  expect(onSpeak.mock.calls).toEqual([[spoken[0]]])
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'zon' }).disabled).toBe(true)
})

test('LES-5 the dialog asks for a level and marks the completed level, but not those below it', () => {
  renderLesson()
  press(/Niveau/)
  const dialog = screen.getByRole('dialog', { name: 'Op welk niveau wil je de oefeningen doen?' })
  const levels = within(dialog).getAllByRole('button', { name: /ster/ })
  expect(levels.map(({ textContent }) => textContent?.includes('Gehaald!'))).toEqual([false, true, false])
  fireEvent.click(within(dialog).getByRole('button', { name: '3 sterren' }))
  expect(onChoose).toHaveBeenCalledExactlyOnceWith(3)
  expect(screen.queryByRole('dialog')).toBeNull()
})

test.each([
  [3, 3, 'Je doet deze stap nu op 3 sterren.'],
  [2, 3, 'Dit telt nu niet mee. Kies 3 sterren.'],
  [3, 2, 'Je doet deze stap nu op 3 sterren.'],
  [2, 2, 'Je doet deze stap nu op 2 sterren.'],
  [1, 2, 'Dit telt nu niet mee. Kies 2 of 3 sterren.'],
] as const)('MAP-9 at %i stars in a redo at %i the note is: %s', (difficulty, redo, said) => {
  renderLesson(difficulty, redo)
  screen.getByText(said)
})

test('no level is recommended outside a redo', () => {
  renderLesson(1)
  expect(screen.queryByText(/telt nu|op \d sterren/)).toBeNull()
})

test('RUL-5 shows the tip, the hint and the pictures of the step', async () => {
  renderLesson()
  await openRucksack()
  expect(screen.queryByRole('button', { name: 'Tip bij deze stap' }), 'none was written').toBeNull()
  cleanup()
  const advice = { tip: 'Klap het woord.', hint: 'Luister naar de i.' }
  renderLesson(2, null, { ...advice, media_1: '/pictures/fish.svg', media_2: '/pictures/bus.svg' })
  await openRucksack()
  press('Tip bij deze stap')
  const dialog = screen.getByRole('dialog', { name: 'Tip bij deze stap' })
  within(dialog).getByText('Klap het woord.')
  within(dialog).getByText('Luister naar de i.')
  const pictures = [...dialog.querySelectorAll('img')].map((picture) => picture.getAttribute('src'))
  expect(pictures).toEqual(['/pictures/fish.svg', '/pictures/bus.svg'])
})

test("RUL-5 shows the supervisor's note for this child", () => {
  renderLesson()
  expect(screen.queryByText(/begeleider/)).toBeNull()
  cleanup()
  renderLesson(2, null, { notes: 'Neem de tijd.' })
  expect(screen.getByText('Neem de tijd.').closest('p')?.textContent).toBe('Van je begeleider: Neem de tijd.')
})

test('LES-7 counts the exercises completed at the chosen difficulty', () => {
  renderLesson(2)
  expect(screen.getByRole('progressbar').getAttribute('aria-valuetext')).toBe('25%')
  cleanup()
  renderLesson(3)
  expect(screen.getByRole('progressbar').getAttribute('aria-valuetext')).toBe('0%')
})

test('LES-8 the coins popup has two sentences and five pictures, and closes by itself after 5 s', async () => {
  renderLesson()
  await openRucksack()
  vi.useFakeTimers()
  press('Punten')
  const popup = screen.getByRole('status')
  expect(popup.querySelectorAll('p')).toHaveLength(2)
  expect(popup.querySelectorAll('svg')).toHaveLength(5)
  act(() => void vi.advanceTimersByTime(4999))
  expect(popup.textContent).not.toBe('')
  act(() => void vi.advanceTimersByTime(1))
  expect(popup.textContent).toBe('')
})

test.each([
  ['something is left', exercises, 'Deze stap heb je gehaald! Wat hier nog staat, mag je voor de lol doen.'],
  ['all is done', exercises.slice(0, 1), 'Deze stap heb je gehaald! Ga terug naar de kaart.'],
])('GIDS-4 a passed step shows its message if %s', (_name, listed, said) => {
  renderLesson(2, null, { status: 5, exercises: listed })
  screen.getByText(said)
  expect(screen.queryByText(/^Hier is alles klaar/)).toBeNull()
})

test('GIDS-4 a finished repetition names no map, because the treehouse may lead back', () => {
  renderLesson(2, null, { phase_id: null, status: 4 })
  screen.getByText('Deze herhaling is gedaan. Ga maar terug.')
})

test.each([
  ['was never done', 0, 'Doe nu ‘Luister en typ’!'],
  ['waits halfway', 1, 'Ga verder met ‘Luister en typ’!'],
  ['failed', 3, 'Doe ‘Luister en typ’ nog eens!'],
])('GIDS-4 the buddy comments on an exercise that %s', (_name, status, said) => {
  renderLesson(2, null, { exercises: [exerciseFixture(12, 'Luister en typ', status, 'Oefenen')] })
  expect(screen.getByText(said).closest('a')).not.toBeNull()
})

test('PLEK-5 a passed step uses the sober wording in the look 10+', async () => {
  const said = renderLesson(2, null, { status: 5 }, undefined, 'field-camp')
  const sober = 'Gehaald. Wat hier nog staat, hoeft niet.'
  screen.getByText(sober)
  await expect.poll(() => said).toContain(sober)
})
