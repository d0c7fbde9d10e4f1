import * as uiTexts from '@letterliaan/texts/ui'
import { Button } from '@letterliaan/ui'
import styles from './FoldedKeys.module.css'
import type { KeysProps } from './template-view.ts'

/** The one key behind which the keys for special letters are folded. The cursor stays where the child types. */
export function FoldedKeys({ isOpen, onToggle }: KeysProps) {
  return (
    <Button
      variant="quiet"
      size="large"
      className={styles.fold}
      aria-label={uiTexts.specialLetters}
      title={uiTexts.specialLetters}
      aria-expanded={isOpen}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onToggle}
    />
  )
}
