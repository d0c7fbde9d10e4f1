import { SpokenText } from '@letterliaan/ui/spoken'
import { StepStatus } from '@letterliaan/contract/status'
import type { RepeatableStep } from '@letterliaan/contract'
import * as repetitionTexts from '@letterliaan/texts/repetition'
import * as treehouseTexts from '@letterliaan/texts/treehouse'
import { Dialog } from '@letterliaan/ui'
import { TreehouseObjectPicture } from '@letterliaan/ui/scenes'
import { RepetitionCard, type RepetitionCardProps } from './RepetitionCard.tsx'
import layout from '../../app/shell/layout.module.css'
import styles from './RepetitionDialog.module.css'

export interface RepetitionDialogProps extends Pick<
  RepetitionCardProps,
  'renderLink' | 'renderTogetherLink'
> {
  readonly repeatables: readonly RepeatableStep[]
  readonly onClose: () => void
}

/** 'Herhaling' (REP-1): open repetitions first, then those done today. */
export function RepetitionDialog({ repeatables, onClose, ...links }: RepetitionDialogProps) {
  const own = repeatables.filter(({ repeats_step_id }) => repeats_step_id === null)
  const repetitions = repeatables
    .filter(({ repeats_step_id }) => repeats_step_id !== null)
    .toSorted((a, b) => a.status - b.status)
  const list = (steps: readonly RepeatableStep[]) => (
    <ul className={layout.stack4}>
      {steps.map((step) => (
        <RepetitionCard key={step.id} step={step} {...links} />
      ))}
    </ul>
  )
  const isAllDone =
    repeatables.length > 0 && repeatables.every(({ status }) => status === StepStatus.completed)

  return (
    <Dialog title={treehouseTexts.repetition.text} onClose={onClose}>
      {repeatables.length === 0 && (
        <div className={styles.empty}>
          <TreehouseObjectPicture name="leaves-none" className={styles.picture} />
          <p>
            <strong>
              <SpokenText line={repetitionTexts.none} auto />
            </strong>
          </p>
          <p>
            <SpokenText line={repetitionTexts.clean} />
          </p>
        </div>
      )}
      {isAllDone && (
        <p className={styles.praise}>
          <SpokenText line={repetitionTexts.allDone} auto />
        </p>
      )}
      {repeatables.length > 0 && !isAllDone && (
        <p className={styles.praise}>
          <SpokenText line={repetitionTexts.intro} auto />
        </p>
      )}
      {own.length > 0 && (
        <section className={styles.part} aria-label={repetitionTexts.ownWords}>
          <p className={layout.heading}>{repetitionTexts.ownWords}</p>
          {list(own)}
        </section>
      )}
      {repetitions.length > 0 && list(repetitions)}
    </Dialog>
  )
}
