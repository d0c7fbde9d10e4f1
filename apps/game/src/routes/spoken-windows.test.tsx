// @vitest-environment jsdom
import type { CalmProfile, Progress } from '@letterliaan/contract'
import { screens, listSpokenTexts } from '@letterliaan/texts/all'
import { fireEvent, render, screen } from '@testing-library/react'
import { NavigatorContext } from '@letterliaan/web/link'
import type { SoundPlayer } from '@letterliaan/ui/sound'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { OneOf } from '../app/calm-panel/OneOf.tsx'
import { SoundChart } from '../app/menu/SoundChart.tsx'
import { SoundChoice } from '../app/menu/SoundChoice.tsx'
import { AddBook } from '../features/bookshelf/AddBook.tsx'
import { OwnTitles } from '../features/bookshelf/OwnTitles.tsx'
import { DifficultyChoice } from '../features/lesson/LessonScreen.tsx'
import { ExerciseLegend } from '../features/lesson/RucksackWindow.tsx'
import { ProgressDialog } from '../features/progress/ProgressDialog.tsx'
import { WordsDialog } from '../features/progress/PractisedWords.tsx'
import { RepetitionDialog } from '../features/repetition/RepetitionDialog.tsx'
import { ShopScreen } from '../features/shop/ShopScreen.tsx'
import { ChosenCard } from '../features/sound-chart/SoundChartScreen.tsx'
import { OwnThings } from '../features/treehouse/OwnThings.tsx'
import { StepLegend } from '../features/world-overview/WorldOverview.tsx'
import { badgeFixture, progressFixture, repeatableStepFixture } from '../testing/entities.ts'
import { listen } from '@letterliaan/ui/listen.fixture'

const productTexts = listSpokenTexts(screens.map(({ texts }) => texts))

const nothing = () => undefined
const never = () => new Promise<never>(() => undefined)
const settings = { muted: false, music: true, effects: true }
const sound = { onSettings: () => nothing, readSettings: () => settings } as unknown as SoundPlayer
const calm: Pick<CalmProfile, 'music' | 'effects'> = { music: true, effects: true }
const thing = { id: 4, name: 'Banaan', image: 'banana', place: null } as const
const book = { id: 1, title: 'Kikker', author: '', file: null, url: null, student_id: 1 } as never
const row: Progress = progressFixture(1)

const windows: readonly (readonly [what: () => ReactNode, opener: string | null, said: string])[] = [
  [
    () => <OwnThings buddy_id={1} leaves="none" things={[thing]} onPlace={nothing} shopLink={nothing} />,
    'Mijn spullen',
    'Dit is van jou.',
  ],
  [
    () => <OwnThings buddy_id={1} leaves="none" things={[]} onPlace={nothing} shopLink={nothing} />,
    'Mijn spullen',
    'Je hebt nog niets gekocht.',
  ],
  [
    () => (
      <ShopScreen
        badges={[badgeFixture(7, 'Tent')]}
        points={9}
        placed={[]}
        badgesLink={null}
        onBuy={never}
        onPut={nothing}
      />
    ),
    null,
    'Hier koop je badges',
  ],
  [() => <SoundChart />, 'Klankenkaart', 'Op de klankenkaart staan alle klanken'],
  [() => <ChosenCard card={null} onSaySound={nothing} onSayWord={nothing} />, null, 'Tik op een klank.'],
  [() => <SoundChoice sound={sound} calm={calm} />, 'Geluid', 'Kies wat je wilt horen.'],
  [
    () => (
      <ProgressDialog rows={[]} hasFailed={false} onAskAgain={nothing} onSpeak={nothing} onClose={nothing} />
    ),
    null,
    'Kies een wereld en sterren.',
  ],
  [
    () => <WordsDialog row={row} onSpeak={nothing} onClose={nothing} />,
    null,
    'Deze woorden heb je geoefend:',
  ],
  [
    () => (
      <RepetitionDialog
        repeatables={[repeatableStepFixture(901)]}
        renderLink={() => null}
        renderTogetherLink={() => null}
        onClose={nothing}
      />
    ),
    null,
    'Dit ligt voor je klaar.',
  ],
  [() => <StepLegend />, 'Uitleg stappen', 'Hier zie je wat de plaatjes'],
  [() => <ExerciseLegend />, 'Uitleg exercises', 'De verrekijker is verkennen.'],
  [
    () => <DifficultyChoice difficulty={2} completed={[]} offered={[1, 2]} onChoose={nothing} />,
    'Niveau',
    'Op welk niveau wil je de oefeningen doen?',
  ],
  [
    () => <AddBook books={[]} onAdd={never} onClose={nothing} />,
    null,
    'Zet een boek op je plank en geef het sterren.',
  ],
  [
    () => <OwnTitles books={[book]} onChange={never} onRemove={never} onClose={nothing} />,
    null,
    'Deze boeken heb jij op de lijst gezet.',
  ],
]

test.each(windows.map(([what, opener, said]) => [said, what, opener] as const))(
  'GIDS-1 a dialog or page starts with a spoken sentence that has a speaker: %s',
  (begins, what, opener) => {
    const { said, wrapper } = listen()
    render(<NavigatorContext value={{ go: nothing, prepare: nothing }}>{what()}</NavigatorContext>, {
      wrapper,
    })
    if (opener !== null) fireEvent.click(screen.getByRole('button', { name: new RegExp(`^${opener}`) }))
    expect(said[0]).toMatch(new RegExp(`^${begins.replace('?', '\\?')}`))
    expect(screen.getAllByRole('button', { name: 'Lees voor' }).length).toBeGreaterThan(0)
  },
)

const choices: readonly (readonly [what: () => ReactNode, opener: string | null, said: readonly string[]])[] =
  [
    [
      () => <SoundChoice sound={sound} calm={{ music: false, effects: true }} />,
      'Geluid',
      ['Geluid', 'Muziek', 'Staat uit bij Rustig.', 'Geluidjes'],
    ],
    [
      () => (
        <OneOf
          legend={{ text: 'Ruimte' }}
          options={[{ value: 1, label: 'Gewoon' }]}
          value={1}
          onChoose={nothing}
        />
      ),
      null,
      ['Ruimte'],
    ],
  ]

test.each(choices.map(([what, opener, said]) => [said.join(' '), what, opener, said] as const))(
  'GIDS-1 a choice has a speaker: %s',
  async (_name, what, opener, expected) => {
    const { said, wrapper } = listen()
    render(what(), { wrapper })
    if (opener !== null) fireEvent.click(screen.getByRole('button', { name: opener }))
    for (const speaker of screen.getAllByRole('button', { name: 'Lees voor', hidden: true }))
      fireEvent.click(speaker)
    // A speaker plays its lines one after another.
    await expect.poll(() => said).toEqual(expect.arrayContaining([...expected]))
    for (const text of expected) expect(productTexts).toContain(text)
  },
)
