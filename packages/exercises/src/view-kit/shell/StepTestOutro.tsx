import { countRight } from '@letterliaan/rules'
import { fill, type SpokenLine } from '@letterliaan/texts'
import { commonTexts } from '@letterliaan/texts/common'
import { exerciseTexts } from '@letterliaan/texts/exercise'
import { Button, Celebration, Glyph, joinClasses, Loading, shared } from '@letterliaan/ui'
import { Buddy, useLook, useWording, type Look } from '@letterliaan/ui/pictures'
import { SpokenText, useReadAloud } from '@letterliaan/ui/spoken'
import { useState } from 'react'
import { useFocus } from '../turn/useFocus.ts'
import { chooseCountedTexts, sayHowFar, sayNeeded } from './how-far.ts'
import styles from './Outro.module.css'
import { nextWays, onwardTexts, type WayTexts } from './next-places.ts'
import type { OutroProps } from './Outro.tsx'
import type { StepResult } from './step-result.ts'
import { OutroText, OutroActions, type OutroAction } from './OutroActions.tsx'

export interface StepTestOutroProps extends Pick<
  OutroProps,
  'state' | 'child' | 'stepResult' | 'onTold' | 'onLeave' | 'onGoOn' | 'onward'
> {
  readonly onAskAgain: (() => void) | null
  readonly onWriteMissed?: (() => void) | undefined
}

/** The outro of a passed dictation; a failed one shows its missed words instead (WEET-10). */
export function StepTestOutro(props: StepTestOutroProps) {
  const { child, stepResult, onAskAgain } = props
  const [hasCelebrated, setCelebrated] = useState(false)
  const title = useFocus<HTMLHeadingElement>()
  const look = useLook()
  const word = useWording()
  const ways = waysOf(props)
  const lines = stepResult === null ? [] : linesOf(props, ways[0])
  const isParty = stepResult?.stepPassed === true && !hasCelebrated
  const { textOf, speaker } = useReadAloud(lines, {
    auto: !isParty,
    onTold: stepResult === null || isParty ? undefined : props.onTold,
  })
  if (stepResult === null) return onAskAgain ? <NotTold onAskAgain={onAskAgain} /> : <Loading />
  return (
    <>
      {!hasCelebrated && (
        <Celebration joy={isParty ? 'step' : 'dictation'} onDone={() => setCelebrated(true)}>
          {word(commonTexts.reached)}
        </Celebration>
      )}
      <div className={joinClasses(shared.row, styles.top)}>
        <Buddy id={child.buddy_id} mood="juicht" size="clamp(6rem, 18vmin, 10rem)" />
        <h2 ref={title} tabIndex={-1} className={styles.title}>
          {textOf(0)}
        </h2>
        <p className={styles.score}>
          {textOf(1)} {textOf(2)}
        </p>
      </div>
      <OutroText
        lines={lines
          .slice(3)
          .map(({ text }, at) => [text, textOf(at + 3, at === 0 ? toDoShown(stepResult, look) : undefined)])}
        speaker={speaker}
      />
      <OutroActions ways={ways} />
    </>
  )
}

function waysOf(props: StepTestOutroProps): (OutroAction & Partial<WayTexts>)[] {
  const { stepResult, onLeave, onGoOn, onward, onWriteMissed } = props
  const passed = stepResult?.stepPassed === true ? stepResult : null
  return [
    ...(passed !== null ? [{ ...nextWays[passed.next], icon: 'play' as const, go: onGoOn }] : []),
    ...(passed === null && onward !== undefined
      ? [{ ...onwardTexts[onward.to], icon: 'play' as const, go: onward.go }]
      : []),
    ...(onWriteMissed === undefined ? [] : [{ label: exerciseTexts.missed.again, go: onWriteMissed }]),
    { label: exerciseTexts.onward.lesson, go: onLeave },
  ]
}

function linesOf(
  { state, stepResult }: Pick<StepTestOutroProps, 'state' | 'stepResult'>,
  first: Partial<WayTexts> | undefined,
): SpokenLine[] {
  const { run } = state
  return [
    commonTexts.reached,
    sayHowFar(countRight(run.detailed_results), run.detailed_results.length, chooseCountedTexts(state)),
    sayNeeded(state),
    ...(stepResult === null ? [] : [saidPraise(stepResult)]),
    ...(first?.said === undefined ? [] : [first.said]),
  ]
}

function NotTold({ onAskAgain }: { readonly onAskAgain: () => void }) {
  const button = useFocus<HTMLButtonElement>()
  return (
    <div role="alert" className={joinClasses(shared.column, styles.notTold)}>
      <p>
        <SpokenText line={exerciseTexts.step.missing} auto />
      </p>
      <Button ref={button} size="large" icon={<Glyph name="repeat" />} onClick={onAskAgain}>
        {commonTexts.tryAgain}
      </Button>
    </div>
  )
}

const moreToDo = exerciseTexts.step.mayDoMore

/** Returns what a passed dictation means for the step; a repetition leads to the treehouse, with no list. */
function saidPraise({ stepPassed, next, toDo }: StepResult): SpokenLine {
  if (next === 'treehouse')
    return stepPassed ? exerciseTexts.step.repetitionDone : exerciseTexts.step.wellDone
  if (stepPassed) return exerciseTexts.step.passed
  return toDo.Verkennen > 0 || toDo.Oefenen > 0 || toDo.dictation ? moreToDo : exerciseTexts.step.wellDone
}

function toDoShown(result: StepResult, look: Look): string | undefined {
  if (saidPraise(result).text !== moreToDo.text) return undefined
  const { toDo } = result
  const parts = [
    toDo.Verkennen > 0 && fill(exerciseTexts.step.exploring, { count: toDo.Verkennen }),
    toDo.Oefenen > 0 && fill(exerciseTexts.step.practising, { count: toDo.Oefenen }),
    toDo.dictation &&
      (toDo.stars === 2 ? exerciseTexts.step.dictationWithStars : exerciseTexts.step.dictation),
  ].filter((part) => part !== false)
  const allWith3 = toDo.stars === 3 ? exerciseTexts.step.with3Stars : ''
  const { toDo: usual, toDoSober } = exerciseTexts.step
  return fill(look === 'jungle' ? usual : toDoSober, { parts: parts.join(commonTexts.and), more: allWith3 })
}
