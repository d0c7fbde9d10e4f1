import { StepStatus } from '@letterliaan/contract/status'
import type { RepeatableStep } from '@letterliaan/contract'
import { fill } from '@letterliaan/texts'
import * as commonTexts from '@letterliaan/texts/common'
import * as repetitionTexts from '@letterliaan/texts/repetition'
import { getButtonClass, Glyph, joinClasses } from '@letterliaan/ui'
import { StepMarker } from '@letterliaan/ui/pictures'
import type { WorldId } from '@letterliaan/ui/scenes'
import type { ReactNode } from 'react'
import styles from './RepetitionCard.module.css'

export type RepetitionLink = (step: RepeatableStep, className: string, content: ReactNode) => ReactNode

export interface RepetitionCardProps {
  readonly step: RepeatableStep
  readonly renderLink: RepetitionLink
  /** The link to its game for two, once it is done (ADR 78). */
  readonly renderTogetherLink: RepetitionLink
}

/** REP-1 */
export function RepetitionCard({ step, renderLink, renderTogetherLink }: RepetitionCardProps) {
  const { phase_id, label, num_words, status, repeats_step_id, has_game } = step
  const isOwn = repeats_step_id === null
  const isDone = status === StepStatus.completed
  return (
    <li className={joinClasses(styles.card, isDone && styles.done)}>
      <StepMarker
        world={(phase_id ?? 1) as WorldId}
        state={isDone ? 'passed-plain' : 'open'}
        repeatable={!isDone && !isOwn}
        className={styles.marker ?? ''}
      />
      <div className={styles.texts}>
        {phase_id !== null && (
          <p className={styles.world}>{fill(commonTexts.worldNumber, { world: phase_id })}</p>
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
        <p className={styles.stamp}>
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
