import { SpokenText } from '@letterliaan/ui/spoken'
import { StepStatus } from '@letterliaan/contract/status'
import type { RepeatableStep } from '@letterliaan/contract'
import { repetitionTexts } from '@letterliaan/texts/repetition'
import { treehouseTexts } from '@letterliaan/texts/treehouse'
import { Dialog, getButtonClass, Glyph, joinClasses, shared } from '@letterliaan/ui'
import { TreehouseObjectPicture, type WorldId } from '@letterliaan/ui/scenes'
import { fill } from '@letterliaan/texts'
import { commonTexts } from '@letterliaan/texts/common'
import { StepMarker } from '@letterliaan/ui/pictures'
import type { ReactNode } from 'react'
import layout from '../../app/shell/layout.module.css'
import styles from './RepetitionDialog.module.css'

interface RepetitionDialogProps extends Pick<RepetitionCardProps, 'renderLink' | 'renderTogetherLink'> {
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
        <div className={joinClasses(shared.column, styles.empty)}>
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

type RepetitionLink = (step: RepeatableStep, className: string, content: ReactNode) => ReactNode

interface RepetitionCardProps {
  readonly step: RepeatableStep
  readonly renderLink: RepetitionLink
  /** Renders the link to the game for two of a finished repetition (ADR 78). */
  readonly renderTogetherLink: RepetitionLink
}

/** REP-1 */
function RepetitionCard({ step, renderLink, renderTogetherLink }: RepetitionCardProps) {
  const { phase_id, label, num_words, status, repeats_step_id, has_game } = step
  const isOwn = repeats_step_id === null
  const isDone = status === StepStatus.completed
  return (
    <li className={joinClasses(shared.tile, styles.card, isDone && styles.done)}>
      <StepMarker
        world={(phase_id ?? 1) as WorldId}
        state={isDone ? 'passed-plain' : 'open'}
        repeatable={!isDone && !isOwn}
        className={styles.marker ?? ''}
      />
      <div className={styles.texts}>
        {phase_id !== null && (
          <p className={joinClasses(shared.quiet, styles.world)}>
            {fill(commonTexts.worldNumber, { world: phase_id })}
          </p>
        )}
        <h3>{label}</h3>
        <p>{fill(commonTexts.words, { count: num_words })}</p>
      </div>
      {isDone &&
        has_game &&
        renderTogetherLink(
          step,
          getButtonClass({ variant: 'secondary', className: styles.go ?? '' }),
          commonTexts.playTogether,
        )}
      {isDone ? (
        <p className={joinClasses(shared.line, styles.stamp)}>
          <Glyph name="check" />
          {repetitionTexts.doneForToday}
        </p>
      ) : (
        renderLink(
          step,
          getButtonClass({ className: styles.go ?? '' }),
          isOwn ? repetitionTexts.toStep : repetitionTexts.toRepetition,
        )
      )}
    </li>
  )
}
