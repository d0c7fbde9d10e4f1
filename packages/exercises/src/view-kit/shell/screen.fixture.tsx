import type { AnswerBody, ExerciseDocument, Exercise, StudentExercise, Word } from '@letterliaan/contract'
import { render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import userEvent from '@testing-library/user-event'
import type { TemplateFixture } from '../../kit/fixture.ts'
import { playMove, collectPlayRules } from '../../run/play-move.ts'
import { exerciseFixture, runOfFixture } from '../../run/play-table.fixture.ts'
import { loadTemplate } from '../../templates/views.ts'
import { portsFixture } from '../ports.fixture.ts'
import type { WritingDrafts } from '../runner/ports.ts'
import { extendJsdom } from '../extend-jsdom.fixture.ts'
import { ExerciseScreen, type ExerciseScreenProps } from './ExerciseScreen.tsx'
import type { PlayingChild } from './step-result.ts'
import { loadEndings } from './Ending.tsx'

interface ScreenOptions extends Partial<
  Pick<ExerciseScreenProps, 'world' | 'stepResult' | 'stepWords' | 'onWork'>
> {
  readonly drafts?: WritingDrafts
  readonly exercise?: Partial<Exercise>
  readonly tell?: (run: StudentExercise) => StudentExercise
  readonly child?: Partial<PlayingChild>
  readonly wrapper?: (props: { readonly children: ReactNode }) => ReactNode
}

/** Renders an exercise; the server responds at once and the clock does not advance. */
export const renderExerciseFixture = async (
  fixture: TemplateFixture,
  { exercise: changes = {}, tell = (run) => run, child, wrapper, drafts, ...shown }: ScreenOptions = {},
) => {
  extendJsdom()
  const { logic } = fixture
  const exercise = exerciseFixture(logic, runOfFixture(fixture), changes)
  const { clock, ports: silent } = portsFixture()
  const sent: AnswerBody[] = []
  const spoken: string[] = []
  const spokenOf: string[] = []
  const events: string[] = []
  const tones: number[] = []
  const downloaded: ExerciseDocument[] = []
  let hasNetwork = true
  let arrival: Promise<void> | undefined
  let stretch = 1
  let server: StudentExercise = exercise.student_exercise[2]
  const ports = {
    ...silent,
    ...(drafts && { drafts }),
    paceStretch: () => stretch,
    submit: async (body: AnswerBody) => {
      sent.push(body)
      const { run } = playMove(collectPlayRules({ logic, exercise, difficulty: 2 }, server), server, body)
      server = tell(run)
      return server
    },
    reset: async () => server,
    speak: ({ word }: Word, sound: string, part?: string) => {
      spoken.push(part === undefined ? sound : `${sound} ${part}`)
      events.push(`say ${word}`)
      spokenOf.push(word)
    },
    playEffect(effect: string, semitones = 0) {
      events.push(`sound ${effect}`)
      if (effect === 'right') tones.push(semitones)
    },
    download: async (document: ExerciseDocument) => {
      downloaded.push(document)
      await arrival
      return hasNetwork
    },
  }
  await Promise.all([loadTemplate(logic.name), loadEndings()])
  render(
    <ExerciseScreen
      exercise={exercise}
      template={logic.name}
      difficulty={2}
      stepWords={[]}
      child={{ buddy_id: 1, points: 0, ...child }}
      stepResult={null}
      {...shown}
      onAskAgain={null}
      ports={ports}
      onLeave={() => undefined}
      onGoOn={() => undefined}
    />,
    wrapper && { wrapper },
  )
  // The screen suspends once, although its template has loaded.
  await screen.findByRole('region', { name: exercise.name })
  return {
    clock,
    sent,
    spoken,
    spokenOf,
    events,
    tones,
    downloaded,
    setStretch: (times: number) => void (stretch = times),
    holdDownloads() {
      const { promise, resolve } = Promise.withResolvers<void>()
      arrival = promise
      return resolve
    },
    setNetwork: (on: boolean) => void (hasNetwork = on),
    data: () => sent.map(({ data }) => data),
    begin: () => userEvent.click(screen.getByRole('button', { name: 'Begin!' })),
  }
}

export const beginExerciseFixture = async (...setup: Parameters<typeof renderExerciseFixture>) => {
  const rendered = await renderExerciseFixture(...setup)
  await rendered.begin()
  return rendered
}
