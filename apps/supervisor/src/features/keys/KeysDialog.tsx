import { Dialog } from '@letterliaan/ui'
import { Checkbox } from '../../app/controls/Checkbox.tsx'
import styles from './Keys.module.css'
import * as texts from './texts.ts'

export interface KeysDialogProps {
  readonly areLettersOn: boolean
  readonly onSetLetters: (areOn: boolean) => void
  readonly onClose: () => void
}

/** As they stand on the keyboard. */
const keys: readonly (readonly [readonly string[], string])[] = [
  [[texts.names.control, 'K'], texts.what.search],
  [['j'], texts.what.next],
  [['k'], texts.what.previous],
  [['Enter'], texts.what.openRow],
  [['?'], texts.what.help],
  [[texts.names.escape], texts.what.close],
]

export function KeysDialog({ areLettersOn, onSetLetters, onClose }: KeysDialogProps) {
  return (
    <Dialog title={texts.title} onClose={onClose}>
      <dl className={styles.keys}>
        {keys.map(([parts, what]) => (
          <div key={what} className={styles.row}>
            <dt>
              {parts.map((part) => (
                <kbd key={part}>{part}</kbd>
              ))}
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
      <Checkbox label={texts.lettersOn} isChecked={areLettersOn} onToggle={() => onSetLetters(!areLettersOn)}>
        {texts.lettersOn}
      </Checkbox>
      <p className={styles.why}>{texts.lettersOnWhy}</p>
    </Dialog>
  )
}
