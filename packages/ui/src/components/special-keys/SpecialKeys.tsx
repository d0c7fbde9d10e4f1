import { uiTexts } from '@letterliaan/texts/ui'
import { joinClasses } from '../join-classes.ts'
import { Glyph } from '../Glyph.tsx'
import { specialKeys } from './special-keys.ts'
import styles from './SpecialKeys.module.css'
import shared from '../../shared.module.css'

interface SpecialKeysProps {
  readonly onKey: (text: string) => void
}

export function SpecialKeys({ onKey }: SpecialKeysProps) {
  return (
    <fieldset className={joinClasses(shared.row, styles.keyboard)} aria-label={uiTexts.specialLetters}>
      {specialKeys.map(({ text, name }) => (
        <button
          key={text}
          type="button"
          aria-label={text === ' ' ? name : `${text}, ${name}`}
          title={name}
          className={joinClasses(shared.middle, shared.large, styles.key, text === ' ' && styles.space)}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onKey(text)}
        >
          {text === ' ' ? <Glyph name="space" /> : text}
        </button>
      ))}
    </fieldset>
  )
}
