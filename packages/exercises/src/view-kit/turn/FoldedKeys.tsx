import * as uiTexts from '@letterliaan/texts/ui'
import { Button } from '@letterliaan/ui'
import styles from './FoldedKeys.module.css'
import type { KeysProps } from './template-view.ts'

/** Opens the special letters. Keeps the cursor in the field. */
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
