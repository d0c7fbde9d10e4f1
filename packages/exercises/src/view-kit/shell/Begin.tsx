import { commonTexts } from '@letterliaan/texts/common'
import { Button, Glyph, joinClasses, Loading, shared } from '@letterliaan/ui'
import { useWording, type Worded } from '@letterliaan/ui/pictures'
import { canBegin } from '../../run/advance.ts'
import type { ExerciseState } from '../../run/exercise-state.ts'
import type { ExerciseRunner } from '../runner/create-exercise-runner.ts'
import { useEnterAnywhere } from '../turn/useEnterAnywhere.ts'
import { useFocus } from '../turn/useFocus.ts'
import styles from './Begin.module.css'
import { WayOn } from './WayOn.tsx'

export interface BeginProps {
  readonly state: ExerciseState
  readonly runner: ExerciseRunner
  readonly label: Worded
  readonly onBegin: () => void
  readonly trouble: string
}

/** Begins by tap or Enter (EX-11); waits for a running reset. */
export function Begin({ state, runner, label, onBegin, trouble }: BeginProps) {
  const button = useFocus<HTMLButtonElement>()
  const word = useWording()
  useEnterAnywhere(() => {
    if (canBegin(state)) onBegin()
  })

  if (state.reset === 'failed') {
    return (
      <div role="alert" className={joinClasses(shared.column, styles.trouble)}>
        <p>{trouble}</p>
        <Button onClick={() => runner.send({ type: 'retry' })}>{commonTexts.tryAgain}</Button>
      </div>
    )
  }
  return (
    <>
      {state.reset === 'pending' && <Loading />}
      <WayOn>
        <Button
          ref={button}
          size="large"
          icon={<Glyph name="play" />}
          disabled={!canBegin(state)}
          onClick={onBegin}
        >
          {word(label)}
        </Button>
      </WayOn>
    </>
  )
}
