import * as uiTexts from '@letterliaan/texts/ui'
import { joinClasses } from '../join-classes.ts'
import { Glyph } from '../Glyph.tsx'
import { specialKeys } from './special-keys.ts'
import styles from './SpecialKeys.module.css'

export interface SpecialKeysProps {
  /** Is told the character of the key: 'ü', ' ' … */
  readonly onKey: (text: string) => void
}

/** Keys for special letters and space. A tap leaves the cursor in the field that is being typed in. */
export function SpecialKeys({ onKey }: SpecialKeysProps) {
  return (
    <fieldset className={styles.keyboard} aria-label={uiTexts.specialLetters}>
      {specialKeys.map(({ text, name }) => (
        <button
          key={text}
          type="button"
          aria-label={text === ' ' ? name : `${text}, ${name}`}
          title={name}
          className={joinClasses(styles.key, text === ' ' && styles.space)}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onKey(text)}
        >
          {text === ' ' ? <Glyph name="space" /> : text}
        </button>
      ))}
    </fieldset>
  )
}
