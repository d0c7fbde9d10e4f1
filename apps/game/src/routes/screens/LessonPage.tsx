import type { Difficulty, RedoLevel, Step } from '@letterliaan/contract'
import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react'
import { Link } from '@letterliaan/web/link'
import { fill } from '@letterliaan/texts'
import { commonTexts } from '@letterliaan/texts/common'
import { pageTexts } from '@letterliaan/texts/pages'
import { getBackLinkClass, Glyph } from '@letterliaan/ui'
import { useWording } from '@letterliaan/ui/pictures'
import { useStudent } from '../../app/data/useProfile.ts'
import { useSuspenseQuery } from '../../app/queries/useQuery.ts'
import { fetchTemplate } from '../../app/data/queries.ts'
import { waitUntilPageShows } from '../../app/navigation/create-game-navigator.ts'
import { listAllowedLevels, readDifficulty, saveDifficulty, useRedoLevel } from '../../app/difficulty.ts'
import { Help } from '../../app/help/Help.tsx'
import { lessonTour } from '../../app/help/tours/lesson.ts'
import type { LevelParams, StepParams } from '../../app/navigation/read-params.ts'
import { useUnsentExercises } from '../../app/answer-queue/useUnsentExercises.ts'
import { findWordSpeech } from '../../app/play/sound-addresses.ts'
import { useStoreOpenStep } from '../../app/offline/useStoreOpenStep.ts'
import { RouteScreen } from '../../app/shell/RouteScreen.tsx'
import { useServices } from '../../app/useServices.ts'
import { LessonScreen } from '../../features/lesson/LessonScreen.tsx'
import { addresses } from '../../app/addresses.ts'
import type { TogetherLinkProps } from './TogetherLink.tsx'

/** Used only by repetitions. If it cannot be loaded, the lesson works without it. */
const TogetherLink = lazy<ComponentType<TogetherLinkProps>>(() =>
  import('./TogetherLink.tsx').then(
    (code) => ({ default: code.TogetherLink }),
    () => ({ default: () => null }),
  ),
)

export function LessonPage({ id, stap_id }: StepParams) {
  const { step, redo } = useStep(stap_id)
  const [chosen, setChosen] = useState<Difficulty | null>(null)
  const difficulty = chosen ?? readDifficulty(localStorage, step, redo)

  function choose(level: Difficulty) {
    saveDifficulty(localStorage, stap_id, redo, level)
    setChosen(level)
  }

  return <Lesson {...{ id, step, redo, difficulty }} onChooseDifficulty={choose} />
}

/** The lesson at the difficulty in the address. The difficulty is then stored. */
export function LessonAtLevelPage({ id, stap_id, difficulty }: LevelParams) {
  const { navigator } = useServices()
  const { step, redo } = useStep(stap_id)
  useEffect(() => saveDifficulty(localStorage, stap_id, redo, difficulty), [stap_id, redo, difficulty])
  const allowed = listAllowedLevels(step).includes(difficulty)
    ? difficulty
    : readDifficulty(localStorage, step, redo)

  function choose(chosen: Difficulty) {
    navigator.go(addresses.lessonAtLevel(id, stap_id, chosen), { replace: true })
  }

  return <Lesson {...{ id, step, redo }} difficulty={allowed} onChooseDifficulty={choose} />
}

function useStep(stap_id: number) {
  const { queries } = useServices()
  const { data: step } = useSuspenseQuery(queries.step(stap_id))
  return { step, redo: useRedoLevel(step) }
}

interface LessonProps {
  /** The phase in the address. */
  readonly id: number
  readonly step: Step
  readonly redo: RedoLevel | null
  readonly difficulty: Difficulty
  readonly onChooseDifficulty: (difficulty: Difficulty) => void
}

function Lesson({ id, step, redo, difficulty, onChooseDifficulty }: LessonProps) {
  const { exercises } = step
  const { sound, mapByStep, navigator } = useServices()
  const { buddy_id } = useStudent()
  useStoreOpenStep(step, difficulty)
  const unheard = useUnsentExercises()
  const hasStepDictation = exercises.some(({ exercise_type }) => exercise_type.template === 'StapDictee')

  // Preloads the code of the exercises, because the child opens one next.
  useEffect(() => {
    const preload = (): void => {
      for (const { exercise_type } of exercises) fetchTemplate(exercise_type.template).catch(() => undefined)
    }
    void waitUntilPageShows(navigator).then(preload)
  }, [navigator, exercises])

  return (
    <RouteScreen
      isPlayed
      title={step.label}
      back={<StepBackLink phase_id={step.phase_id ?? mapByStep.get(step.id) ?? null} />}
      actions={<Help tour={lessonTour} situation={{ step, hasStepDictation }} />}
    >
      <LessonScreen
        step={step}
        redo={redo}
        difficulty={difficulty}
        buddy_id={buddy_id}
        unheard={unheard}
        onChooseDifficulty={onChooseDifficulty}
        onSpeak={(word) => void sound.speak(findWordSpeech(word, 'word'), { replacesWords: true })}
        together={
          step.phase_id === null && (
            <Suspense>
              <TogetherLink to={addresses.together(id, step.id)} step={step} />
            </Suspense>
          )
        }
        renderLink={(exercise, className, content) => (
          <Link key={exercise.id} to={addresses.exercise(id, step.id, exercise.id)} className={className}>
            {content}
          </Link>
        )}
      />
    </RouteScreen>
  )
}

/** Links from a step to its map, or to the treehouse if it has no world (LES-10, TST-7). */
function StepBackLink({ phase_id }: { phase_id: number | null }) {
  const word = useWording()
  const { to, label } = phase_id === null ? treehouse : worldBehind(phase_id)
  return (
    <Link to={to} className={getBackLinkClass()}>
      <Glyph name="left" />
      {word(label)}
    </Link>
  )
}

const worldBehind = (world: number) => ({
  to: addresses.world(world),
  label: fill(commonTexts.worldNumber, { world }),
})

const treehouse = { to: addresses.treehouse, label: pageTexts.treehouse }
