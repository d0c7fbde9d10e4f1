// @vitest-environment jsdom
import { GameTemplate, type AnswerBody, type Word } from '@letterliaan/contract'
import { isRecall } from '@letterliaan/rules/evidence'
import { fixedPictures, LookContext } from '@letterliaan/ui/pictures'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { wordsOfFixture, type TemplateFixture } from '../kit/fixture.ts'
import { begunTableFixture, exerciseFixture, runOfFixture } from '../run/play-table.fixture.ts'
import { playMove, collectPlayRules } from '../run/play-move.ts'
import { renderExerciseFixture } from '../view-kit/shell/screen.fixture.tsx'
import { fixture as doorfluisteren } from './Doorfluisteren/fixture.ts'
import { fixture as memorie } from './Memorie/fixture.ts'
import { templates } from './registry.ts'
import { fixture as sorteerLeer } from './SorteerLeer/fixture.ts'
import { fixture as vangnet } from './Vangnet/fixture.ts'
import { fixture as vlot } from './Vlot/fixture.ts'
import { shuffleLogs, splitIntoPieces } from './Vlot/logs.ts'

const fixtures = { Vlot: vlot, Vangnet: vangnet, Memorie: memorie, Doorfluisteren: doorfluisteren }
const vis = wordsOfFixture(vlot)[0] as Word
const field = () => screen.findByRole('textbox', { name: 'Schrijf het woord' })
const keys = (text: string) => userEvent.keyboard(text)
/** Resolves when the first word can be written. */
const beginWriting = async (...asked: Parameters<typeof renderExerciseFixture>) => {
  const rendered = await renderExerciseFixture(...asked)
  await keys('{Enter}')
  await field()
  return rendered
}
const submit = () => screen.queryByRole('button', { name: 'Klaar' })
const shown = () => document.querySelector('form')?.textContent ?? ''

test.each(GameTemplate.options)('PLEK-6 %s plays the word before any part of it is visible', (name) => {
  const { word, turn, category, lesson } = templates[name]
  expect([category, isRecall(word.asked), word.shown, turn.showsMisspelling]).toEqual([
    'Oefenen',
    true,
    'never',
    undefined,
  ])
  expect(lesson?.sounds.needed).not.toEqual([])
})

test.each(GameTemplate.options)('PLEK-6 in %s the time of an answer does not change its result', (name) => {
  const fixture = fixtures[name]
  const run = runOfFixture(fixture)
  const exercise = exerciseFixture(fixture.logic, run)
  const rules = collectPlayRules({ logic: fixture.logic, exercise, difficulty: 2 }, run)
  const [{ word } = { word: '' }] = run.words
  const time = fc.integer({ min: 0, max: 86_400_000 })
  fc.assert(
    fc.property(fc.constantFrom(word, `${word}x`, ''), time, time, (text, fast, slow) => {
      const after = (ms: number) => {
        const more = { exercise_id: 9041, hints: 0, hints_used: 0, cheats_used: 0, difficulty: 2 } as const
        const body: AnswerBody = { ...more, word, startTime: ms, time: ms, data: { answer: text } }
        return playMove(rules, run, body).run
      }
      const counted = ({ detailed_results: results, ...played }: ReturnType<typeof after>) => [
        results.map(({ success, num_errors, completed }) => [success, num_errors, completed]),
        played.percentage_score,
        played.status,
        played.current_word,
      ]
      expect(counted(after(fast))).toEqual(counted(after(slow)))
    }),
  )
})

test.each(GameTemplate.options)(
  'PLEK-6 a pick in %s that does not fit is no mistake and is never sent',
  (name) => {
    const fixture = fixtures[name] as unknown as TemplateFixture<
      unknown,
      { readonly type: string; readonly text?: string }
    >
    const run = runOfFixture(fixture)
    const picks = fixture.events.filter(({ type }) => type !== 'text')
    expect(picks).not.toEqual([])
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...picks), { maxLength: 30 }),
        fc.boolean(),
        (events, isWritten) => {
          const table = begunTableFixture(fixture, exerciseFixture(fixture.logic, run))
          table.toFlow({ type: 'text', text: table.state.turn?.word.word ?? '' })
          // Vangnet opens its net after a wrong answer.
          if (name === 'Vangnet') table.toFlow({ type: 'rejected' })
          else if (isWritten) table.toFlow({ type: 'submit' })
          const before = table.state.progress.errors
          for (const event of events) table.toFlow(event)
          expect([table.waiting, table.state.progress.errors]).toEqual([0, before])
        },
      ),
    )
  },
)

test('PLEK-6 Vlot can be played by keyboard alone, and a log that does not fit costs nothing', async () => {
  const { data } = await beginWriting(vlot)
  expect(shown()).not.toContain('vis')
  await keys('vis{Enter}')
  expect(data()).toEqual([])
  const logs = shuffleLogs(vis)
  const wrong = logs.findIndex((log) => !splitIntoPieces(vis).includes(log))
  await keys(String(wrong + 1))
  screen.getByText('Deze stam past hier niet. Zeg de klanken van het woord.')
  for (const piece of splitIntoPieces(vis)) await keys(String(logs.indexOf(piece) + 1))
  screen.getByText('Je vlot: v, i, s')
  await keys('{Enter}')
  expect(data()).toEqual([{ answer: 'vis' }])
})

test('PLEK-6 Vlot marks the right log with words and a sign after two logs that do not fit', async () => {
  await beginWriting(vlot)
  await keys('vis{Enter}')
  const logs = shuffleLogs(vis)
  const wrong = logs.flatMap((log, at) => (log === 'v' ? [] : [String(at + 1)])).slice(0, 2)
  for (const number of wrong) await keys(number)
  screen.getByText('De stam met de pijl past hier.')
  screen.getByRole('button', { name: `stam ${logs.indexOf('v') + 1}: v, deze past` })
})

test.each([vlot, memorie])(
  'EX-5 $logic.name has a hint about the spelling only while the child writes the word',
  async ({ logic }) => {
    await beginWriting({ ...fixtures[logic.name as GameTemplate], anchors: sorteerLeer.anchors ?? [] })
    screen.getByRole('button', { name: 'Help' })
    await keys('vis{Enter}')
    expect(screen.queryByRole('button', { name: 'Help' })).toBeNull()
  },
)

const hands = {
  mouse: (button: HTMLElement) => userEvent.click(button),
  touch: (button: HTMLElement) => userEvent.pointer({ keys: '[TouchA]', target: button }),
  async keyboard(button: HTMLElement) {
    for (let tabs = 0; tabs < 30 && document.activeElement !== button; tabs++) await userEvent.tab()
    expect(document.activeElement).toBe(button)
    await keys('{Enter}')
  },
}
const river = '[data-game] img[src*="/workplaces/river/"]'
const eachHand = Object.keys(hands) as (keyof typeof hands)[]
const stage = () => within(document.querySelector('[data-place] [data-game-stage]') as HTMLElement)
test.each(eachHand)(
  'SPEEL-6 Vlot binds its logs on the river by %s, has no Klaar before the raft is complete, and stops the clock',
  async (hand) => {
    const { data } = await beginWriting(vlot, { world: 2 })
    // The drawing of a place is loaded lazily.
    await waitFor(() => expect(document.querySelector(river)).not.toBeNull())
    await keys('vis{Enter}')
    expect(submit()).toBeNull()
    for (const piece of ['v', 'i', 's'])
      await hands[hand](stage().getByRole('button', { name: new RegExp(`^stam \\d: ${piece}$`) }))
    screen.getByText('Je vlot: v, i, s')
    expect(submit()).not.toBeNull()
    await keys('{Enter}')
    expect(data()).toEqual([{ answer: 'vis' }])
    await waitFor(() => expect(document.querySelectorAll('[data-log][data-newest]')).toHaveLength(1))
  },
)

test('PLEK-6 Vangnet shows a misspelling with the right spelling, then the rule, and the word is written again, by keyboard alone', async () => {
  const { data } = await beginWriting(vangnet)
  await keys('fis{Enter}')
  const birds = within(await screen.findByRole('group', { name: 'Vogels met het woord' })).getAllByRole(
    'button',
  )
  expect(birds.map(({ textContent }) => textContent?.replace(/\d/u, '')).toSorted()).toEqual(['fis', 'vis'])
  const keyOf = (spelling: string) =>
    String(birds.findIndex(({ textContent }) => textContent?.endsWith(spelling)) + 1)
  await keys(keyOf('fis'))
  screen.getByText('Zo schrijf je het woord niet. Kijk goed en kies een andere vogel.')
  await keys(keyOf('vis'))
  screen.getByText('Goed gekozen!')
  await field()
  expect(shown(), 'all spellings are gone').not.toMatch(/vis|fis/u)
  await keys('vis{Enter}')
  expect(data()).toEqual([{ answer: 'fis' }, { answer: 'vis' }])
})

test('PLEK-6 the rule after the choice in Vangnet is about the discarded spelling', async () => {
  await renderExerciseFixture(vangnet, {
    tell: (run) => ({
      ...run,
      detailed_results: run.detailed_results.map((result) => ({ ...result, feedback: 'Vis heeft een v.' })),
    }),
  })
  await keys('{Enter}')
  await field()
  await keys('fis{Enter}')
  const birds = await screen.findByRole('group', { name: 'Vogels met het woord' })
  await userEvent.click(within(birds).getByRole('button', { name: /: vis$/u }))
  await screen.findByText('Goed gekozen! Denk nog eens aan wat je eerst schreef.')
  screen.getByText('Vis heeft een v.')
})

test('PLEK-6 Vangnet shows no misspelling to a child that writes the word right', async () => {
  const { data } = await beginWriting(vangnet)
  await keys('vis{Enter}')
  expect(screen.queryByRole('group', { name: 'Vogels met het woord' })).toBeNull()
  expect(data()).toEqual([{ answer: 'vis' }])
})

test('PLEK-6 each written word adds a card in Memorie, and the card of an earlier word is sought by its sound, by keyboard alone', async () => {
  const { data, spokenOf, clock } = await beginWriting(memorie)
  await keys('vis{Enter}')
  screen.getByRole('button', { name: /^kaart \d: vis$/u })
  await keys('{Enter}')
  await keys('{Shift}')
  clock.pass(2000)
  await field()
  await keys('maan{Enter}')
  clock.pass(1000)
  expect(spokenOf.at(-1), 'the sought word is heard').toBe('vis')
  expect(
    screen.queryByRole('button', { name: 'Luister naar het woord' }),
    'the written one is not',
  ).toBeNull()
  screen.getByRole('button', { name: 'Luister naar het woord dat je zoekt' })
  const cards = () => within(screen.getByRole('group', { name: 'Kaarten op tafel' })).getAllByRole('button')
  expect(cards().map((card) => card.getAttribute('aria-label')?.replace(/\d$/u, ''))).toEqual([
    'kaart ',
    'kaart ',
  ])
  expect(data()).toHaveLength(1)
  for (const card of cards()) {
    if (screen.queryByRole('button', { name: /: vis$/u })) break
    await keys(card.getAttribute('aria-keyshortcuts') ?? '')
  }
  screen.getByRole('button', { name: /: vis$/u })
  await keys('{Enter}')
  expect(data()).toEqual([{ answer: 'vis' }, { answer: 'maan' }])
})

test('PLEK-6 each phrase in Doorfluisteren is played and written, and the end shows sentence and result, by keyboard alone', async () => {
  const { data, spoken, clock } = await renderExerciseFixture(doorfluisteren)
  await keys('{Enter}')
  await screen.findByRole('textbox', { name: 'Schrijf stukje 1 van 2' })
  await keys('Morgen zien wij{Enter}')
  clock.pass(1000)
  expect(spoken).toEqual(['sentence', 'phrase 2'])
  await screen.findByRole('textbox', { name: 'Schrijf stukje 2 van 2' })
  expect(shown(), 'nothing is told on the way').not.toContain('tuin')
  await keys('in de tuin fis.{Enter}')
  screen.getByText('Morgen zien wij in de tuin vis.')
  screen.getByText('Morgen zien wij in de tuin fis.')
  expect(data()).toEqual([])
  await keys('{Enter}')
  expect(data()).toEqual([{ answer: 'Morgen zien wij in de tuin fis.' }])
})

test.each(eachHand)(
  'SPEEL-6 Vangnet opens a cage by %s, also after a misspelling, has no Klaar, and stops the clock',
  async (hand) => {
    const { data } = await beginWriting(vangnet, { world: 1 })
    const free = () => document.querySelectorAll('[data-game] [data-free]')
    expect(free()).toHaveLength(0)
    await keys('fis{Enter}')
    const bird = await screen.findByRole('button', { name: /: vis$/u })
    expect(submit()).toBeNull()
    await hands[hand](bird)
    await field()
    await keys('vis{Enter}')
    expect(data()).toEqual([{ answer: 'fis' }, { answer: 'vis' }])
    await waitFor(() => expect(free()).toHaveLength(1))
  },
)

test.each(eachHand)(
  'SPEEL-6 Memorie turns its cards on the stalls of the market by %s and stops the clock',
  async (hand) => {
    const { data, clock } = await beginWriting(memorie, { world: 1 })
    await keys('vis{Enter}{Enter}{Shift}')
    clock.pass(2000)
    await field()
    await waitFor(() => expect(document.querySelectorAll('[data-game] [data-lit]')).toHaveLength(1))
    await keys('maan{Enter}')
    const open = () => stage().queryByRole('button', { name: /: vis$/u })
    for (const card of stage().getAllByRole('button')) if (open() === null) await hands[hand](card)
    expect(open()).not.toBeNull()
    await keys('{Enter}')
    expect(data()).toEqual([{ answer: 'vis' }, { answer: 'maan' }])
  },
)

test.each(eachHand)(
  'SPEEL-6 Doorfluisteren moves the sentence as a glow along six animals by %s and stops the clock',
  async (hand) => {
    const { data } = await renderExerciseFixture(doorfluisteren, { world: 1 })
    await keys('{Enter}')
    const glowAt = () => document.querySelector('[data-game-stage] [data-at]')?.getAttribute('data-at')
    const seen = []
    for (const phrase of ['Morgen zien wij', 'in de tuin vis.']) {
      await userEvent.type(await screen.findByRole('textbox'), phrase)
      seen.push(glowAt())
      await hands[hand](screen.getByRole('button', { name: 'Klaar' }))
    }
    expect([...seen, glowAt()]).toEqual(['0', '3', '5'])
    expect(document.querySelectorAll('[data-game-stage] img')).toHaveLength(6)
    await hands[hand](screen.getByRole('button', { name: 'Klaar' }))
    expect(data()).toEqual([{ answer: 'Morgen zien wij in de tuin vis.' }])
  },
)

test.each([
  ['Vangnet', 'jungle', ['bird', 'bird', 'bird']],
  ['Vangnet', 'field-camp', ['field-bird', 'field-bird', 'field-bird']],
  ['Doorfluisteren', 'jungle', ['frog', 'bird', 'rabbit', 'monkey', 'mouse', 'lion']],
  ['Doorfluisteren', 'field-camp', Array.from({ length: 6 }, () => 'field-radio')],
] as const)('PLEK-5 %s has its own drawings in the look %s', async (name, look, pictures) => {
  await renderExerciseFixture(fixtures[name], {
    world: 1,
    wrapper: ({ children }) => <LookContext value={look}>{children}</LookContext>,
  })
  await keys('{Enter}')
  await screen.findByRole('textbox')
  const shownPictures = [...document.querySelectorAll('form p img, [data-game] img[src*="/pictures/"]')].map(
    (image) => /pictures\/(.+)\.svg/u.exec(image.getAttribute('src') ?? '')?.[1],
  )
  expect(shownPictures).toEqual(pictures)
  const ofCamp = pictures.filter((picture) => picture.startsWith('field-'))
  expect(fixedPictures).toEqual(expect.arrayContaining(ofCamp))
})

describe('PLEK-6 a game can be played without sound', () => {
  test.each(GameTemplate.options)('%s has a text to read that does not spell the word', async (name) => {
    await renderExerciseFixture(fixtures[name])
    await keys('{Enter}')
    const reads = await screen.findByRole('button', { name: 'Lees de zin' })
    // On a separate line it would push help over the place.
    expect(reads.closest('[data-way-on]')).not.toBeNull()
    await userEvent.click(reads)
    screen.getByText(/^(Dit is|Morgen zien wij in de tuin) ___\.$/u)
    expect(shown()).not.toContain('vis')
  })

  test('PLEK-8 a word with a picture but no sentence shows its picture', async () => {
    const words = wordsOfFixture(vlot).map((word) => Object.assign({}, word, { image: 'tent', sentence: '' }))
    await renderExerciseFixture({ ...vlot, words })
    await keys('{Enter}')
    await userEvent.click(await screen.findByRole('button', { name: 'Lees de zin' }))
    expect(document.querySelector('form img[src*="/tent"]')).not.toBeNull()
  })
})
