import { togetherTexts } from '@letterliaan/texts/together'
import { commonTexts } from '@letterliaan/texts/common'
import { exerciseTexts } from '@letterliaan/texts/exercise'
import { Celebration } from '@letterliaan/ui'
import { Buddy } from '@letterliaan/ui/pictures'
import { useReadAloud, usePrepareTexts } from '@letterliaan/ui/spoken'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { TogetherGame } from '../../kit/together.ts'
import { exerciseParts } from '../../run/exercise-state.ts'
import { createTogetherRun, createTogetherSetup } from '../../run/together-run.ts'
import type { AnyTemplateView } from '../../templates/views.ts'
import { useExercise } from '../runner/useExercise.ts'
import { WorkplaceFrame } from '../shell/WorkplaceFrame.tsx'
import { Begin } from '../shell/Begin.tsx'
import { Content } from '../shell/Content.tsx'
import { SayingGuide } from '../shell/Guide.tsx'
import shell from '../shell/ExerciseScreen.module.css'
import { useIgnoreStrayClicks } from '../shell/useIgnoreStrayClicks.ts'
import { OutroText, OutroActions } from '../shell/OutroActions.tsx'
import { useFocus } from '../turn/useFocus.ts'
import { WhoseTurn } from './WhoseTurn.tsx'
import styles from './TogetherScreen.module.css'
import { createTogetherPorts } from './create-together-ports.ts'
import type { TogetherScreenProps } from './together-props.ts'

export interface TogetherPlayProps extends TogetherScreenProps {
  readonly game: TogetherGame
  readonly view: AnyTemplateView
  readonly seed: number
  readonly onAgain: () => void
  readonly onOther: (() => void) | undefined
}

const introLines = [togetherTexts.signs, togetherTexts.swap]
const comingLines = [...Object.values(togetherTexts.write), togetherTexts.done]

/** One game of two children, from their signs to its end. Never shows how many words each child had right. */
export function TogetherPlay(props: TogetherPlayProps) {
  const { game, view, step, seed, world, ports, onWork } = props
  const child = { ...props.child, points: 0 }
  const [setup] = useState(() => createTogetherSetup(view.logic, step, seed))
  const own = useMemo(() => createTogetherPorts(ports, createTogetherRun(setup)), [ports, setup])
  const [state, runner, rightWord] = useExercise(setup, own, { onWork })
  const isWordShown = rightWord !== null
  const isOver = state.progress.step === exerciseParts.outro && !isWordShown
  const part = isWordShown ? exerciseParts.content : state.progress.step
  const stopStray = useIgnoreStrayClicks(part)
  usePrepareTexts(comingLines)
  return (
    <WorkplaceFrame {...{ state, world, isWordShown, child }} game={view.game}>
      <section
        className={shell.window}
        aria-label={togetherTexts.games[game]}
        data-part={part}
        onClickCapture={stopStray}
      >
        {part === exerciseParts.intro && (
          <>
            <SayingGuide child={child} lines={introLines} />
            <WhoseTurn now={null} />
            <Begin
              {...{ state, runner }}
              label={commonTexts.begin}
              onBegin={() => runner.send({ type: 'begin' })}
              trouble={exerciseTexts.notReady}
            />
          </>
        )}
        {part === exerciseParts.content && (
          <Content {...{ state, runner, view, child, rightWord }} ports={own} />
        )}
        {isOver && <TogetherEnd {...props} />}
      </section>
    </WorkplaceFrame>
  )
}

function TogetherEnd({ child, ports, onAgain, onOther, onLeave }: TogetherPlayProps) {
  const [hasCelebrated, setCelebrated] = useState(false)
  const title = useFocus<HTMLHeadingElement>()
  const { textOf, speaker } = useReadAloud([togetherTexts.done, togetherTexts.forFun], { auto: true })
  const sound = useRef(ports.playEffect)
  useEffect(() => sound.current('chirp'), [])
  return (
    <>
      <span className={styles.cheering}>
        <Buddy id={child.buddy_id} mood="juicht" size="clamp(4.5rem, 12vmin, 7rem)" />
        {!hasCelebrated && <Celebration joy="exercise" onDone={() => setCelebrated(true)} />}
      </span>
      <h2 ref={title} tabIndex={-1} className={styles.title}>
        {textOf(0)}
      </h2>
      <OutroText lines={[[togetherTexts.forFun.text, textOf(1)]]} speaker={speaker} />
      <OutroActions
        ways={[
          { label: togetherTexts.again, icon: 'repeat', go: onAgain },
          ...(onOther === undefined ? [] : [{ label: togetherTexts.other, go: onOther }]),
          { label: exerciseTexts.onward.lesson, go: onLeave },
        ]}
      />
    </>
  )
}
