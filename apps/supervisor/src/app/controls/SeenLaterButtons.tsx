import { fill } from '@letterliaan/texts'
import { texts as commonTexts } from '../texts/common.ts'
import { FlatButton } from './FlatButton.tsx'
import styles from './SeenLaterButtons.module.css'

interface SeenLaterButtonsProps {
  readonly name: string
  readonly isBusy: boolean
  readonly onMark: (mark: 'seen' | 'later') => unknown
}

/** The buttons 'Gezien' and 'Later' of a row of 'Vandaag'. */
export const SeenLaterButtons = ({ name, isBusy, onMark }: SeenLaterButtonsProps) => (
  <span className={styles.marks}>
    {(['seen', 'later'] as const).map((mark) => (
      <FlatButton
        key={mark}
        look="bare"
        sign={mark === 'seen' ? 'check' : 'clock'}
        className={styles.mark}
        aria-label={fill(commonTexts.marks.markOf, { mark: commonTexts.marks[mark], name })}
        aria-disabled={isBusy}
        onClick={() => onMark(mark)}
      >
        {commonTexts.marks[mark]}
      </FlatButton>
    ))}
  </span>
)
