import { fill } from '@letterliaan/texts'
import { FlatButton } from '../../app/controls/index.ts'
import { commonTexts, useChange } from '../../app/index.ts'
import { markToday, type MarkedCause } from './today-marks.ts'
import styles from './MarkButtons.module.css'

export function MarkButtons({ name, students }: Pick<MarkedCause, 'name' | 'students'>) {
  const { isBusy, run } = useChange(markToday)
  return (
    <span className={styles.marks}>
      {(['seen', 'later'] as const).map((mark) => (
        <FlatButton
          key={mark}
          look="bare"
          sign={mark === 'seen' ? 'check' : 'clock'}
          className={styles.mark}
          aria-label={fill(commonTexts.marks.markOf, { mark: commonTexts.marks[mark], name })}
          aria-disabled={isBusy}
          onClick={() => run({ name, mark, students })}
        >
          {commonTexts.marks[mark]}
        </FlatButton>
      ))}
    </span>
  )
}
