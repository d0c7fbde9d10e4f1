import { productLine } from '@letterliaan/contract/texts'
import { SpokenText } from '@letterliaan/ui/spoken'
import { StepStatus } from '@letterliaan/contract/status'
import type { RepeatableStep } from '@letterliaan/contract'
import { Dialog } from '@letterliaan/ui'
import { TreehouseObjectPicture } from '@letterliaan/ui/scenes'
import { RepetitionCard, type RepetitionLink } from './RepetitionCard.tsx'
import styles from './RepetitionDialog.module.css'

export interface RepetitionDialogProps {
  readonly repeatables: readonly RepeatableStep[]
  readonly renderLink: RepetitionLink
  readonly onClose: () => void
}

/** 'Herhaling' (REP-1): own steps, and repetitions: what waits first, then what was done today. */
export function RepetitionDialog({ repeatables, renderLink, onClose }: RepetitionDialogProps) {
  const own = repeatables.filter(({ repeats_step_id }) => repeats_step_id === null)
  const repetitions = repeatables
    .filter(({ repeats_step_id }) => repeats_step_id !== null)
    .toSorted((a, b) => a.status - b.status)
  const list = (steps: readonly RepeatableStep[]) => (
    <ul className={styles.list}>
      {steps.map((step) => (
        <RepetitionCard key={step.id} step={step} renderLink={renderLink} />
      ))}
    </ul>
  )
  const isAllDone =
    repeatables.length > 0 && repeatables.every(({ status }) => status === StepStatus.completed)

  return (
    <Dialog title="Herhaling" onClose={onClose}>
      {repeatables.length === 0 && (
        <div className={styles.empty}>
          <TreehouseObjectPicture name="leaves-none" className={styles.picture} />
          <p>
            <strong>
              <SpokenText line={productLine('Er zijn nu geen stappen om te herhalen.')} auto />
            </strong>
          </p>
          <p>
            <SpokenText line={productLine('De vloer is schoon! Kom later nog eens kijken.')} />
          </p>
        </div>
      )}
      {isAllDone && (
        <p className={styles.praise}>
          <SpokenText line={productLine('Alle blaadjes zijn opgeruimd. Goed gedaan!')} auto />
        </p>
      )}
      {repeatables.length > 0 && !isAllDone && (
        <p className={styles.praise}>
          <SpokenText line={productLine('Deze stappen liggen voor je klaar. Kies er een!')} auto />
        </p>
      )}
      {own.length > 0 && (
        <section className={styles.part} aria-label="Eigen woorden">
          <p className={styles.partName}>Eigen woorden</p>
          {list(own)}
        </section>
      )}
      {repetitions.length > 0 && list(repetitions)}
    </Dialog>
  )
}
