import { Buddy } from '@letterliaan/ui/pictures'
import { HiddenText, joinClasses, shared } from '@letterliaan/ui'
import { Link } from '@letterliaan/web/link'
import { FlatButton, Panel, ControlIcon } from '../../app/controls/index.ts'
import { layout } from '../../app/index.ts'
import type { FirstStep } from './first-steps.ts'
import styles from './FirstSteps.module.css'
import { texts } from './texts.ts'

export interface FirstStepsProps {
  readonly steps: readonly FirstStep[]
  /** Hides the steps, for users who start in another way. */
  readonly onPutAway: () => void
}

/** The first steps of a new organisation (VAN-1). */
export function FirstSteps({ steps, onPutAway }: FirstStepsProps) {
  const next = steps.findIndex(({ isDone }) => !isDone)
  return (
    <Panel
      title={texts.firstSteps.title}
      isScreenOnly
      actions={<Buddy id={2} mood="juicht" size="3.5rem" className={styles.buddy} />}
    >
      <ol className={styles.steps}>
        {steps.map(({ title, text, to, isDone }, index) => (
          <li key={title} className={joinClasses(styles.step, isDone && styles.done)}>
            <span className={joinClasses(shared.middle, styles.number)}>
              {isDone ? <ControlIcon name="check" /> : index + 1}
            </span>
            <Link
              to={to}
              className={joinClasses(layout.cardLink, styles.link)}
              aria-current={index === next ? 'step' : undefined}
            >
              {title}
              {isDone && <HiddenText> {texts.firstSteps.done}</HiddenText>}
            </Link>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ol>
      <FlatButton look="bare" className={styles.away} onClick={onPutAway}>
        {texts.noMore}
      </FlatButton>
    </Panel>
  )
}
