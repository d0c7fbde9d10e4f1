import { Dialog } from '@letterliaan/ui'
import { Checkbox } from '../../app/controls/index.ts'
import { layout } from '../../app/index.ts'
import type { ReactNode } from 'react'
import styles from './Keys.module.css'
import * as texts from './texts.ts'

export interface KeysDialogProps {
  readonly areLettersOn: boolean
  readonly onSetLetters: (areOn: boolean) => void
  readonly onClose: () => void
  /** The handbook's section about the page. */
  readonly children: ReactNode
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

/** Help on a page, and which keys do what. */
export function KeysDialog({ areLettersOn, onSetLetters, onClose, children }: KeysDialogProps) {
  return (
    <Dialog title={texts.title} size="wide" onClose={onClose}>
      {children}
      <details>
        <summary>{texts.keys}</summary>
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
        <Checkbox
          label={texts.lettersOn}
          isChecked={areLettersOn}
          onToggle={() => onSetLetters(!areLettersOn)}
        />
        <p className={layout.quietSmall}>{texts.lettersOnWhy}</p>
      </details>
    </Dialog>
  )
}
