import type { Confidence } from '@letterliaan/contract'
import { exerciseTexts } from '@letterliaan/texts/exercise'
import { Button, joinClasses, shared } from '@letterliaan/ui'
import styles from './ConfidenceButtons.module.css'

export interface ConfidenceButtonsProps {
  readonly isReady: boolean
  readonly onCheck: (confidence: Confidence) => void
  /** Called at a tap on a disabled one, as on 'Klaar'. */
  readonly onEarly: () => void
}

/** Replaces the button: asks for the child's confidence (KALM-2). */
export function ConfidenceButtons({ isReady, onCheck, onEarly }: ConfidenceButtonsProps) {
  return (
    <fieldset
      className={joinClasses(shared.row, styles.group)}
      data-submit
      onPointerUp={isReady ? undefined : onEarly}
    >
      <legend className={styles.question}>{exerciseTexts.confidence.ask}</legend>
      <Button size="large" disabled={!isReady} data-confidence="sure" onClick={() => onCheck('sure')}>
        {exerciseTexts.confidence.sure}
      </Button>
      <Button
        size="large"
        variant="secondary"
        disabled={!isReady}
        data-confidence="doubt"
        onClick={() => onCheck('doubt')}
      >
        {exerciseTexts.confidence.doubt}
      </Button>
    </fieldset>
  )
}
