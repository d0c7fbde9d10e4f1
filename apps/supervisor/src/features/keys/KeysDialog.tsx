import { Dialog } from '@letterliaan/ui'
import { Checkbox } from '../../app/controls/index.ts'
import { layout } from '../../app/index.ts'
import type { ReactNode } from 'react'
import styles from './Keys.module.css'
import { texts } from './texts.ts'

export interface KeysDialogProps {
  readonly areLettersOn: boolean
  readonly onSetLetters: (areOn: boolean) => void
  readonly onClose: () => void
  readonly children: ReactNode
}

const keys: readonly (readonly [readonly string[], string])[] = [
  [[texts.keyNames.control, 'K'], texts.actions.search],
  [['j'], texts.actions.next],
  [['k'], texts.actions.previous],
  [['Enter'], texts.actions.openRow],
  [['?'], texts.actions.help],
  [[texts.keyNames.escape], texts.actions.close],
]

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
