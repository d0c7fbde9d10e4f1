import type { PastedWords } from '@letterliaan/contract'
import { ownStepLimits } from '@letterliaan/contract/limits'
import { TextAreaField } from '@letterliaan/ui'
import { useState, type FormEvent } from 'react'
import { FlatButton } from '../../app/controls/FlatButton.tsx'
import styles from './OwnSteps.module.css'

export interface PasteFormProps {
  readonly isBusy: boolean
  readonly onPaste: (text: string) => void
}

/** Where a list or a text is pasted. */
export function PasteForm({ isBusy, onPaste }: PasteFormProps) {
  const [text, setText] = useState('')

  function submit(event: FormEvent) {
    event.preventDefault()
    if (text.trim() !== '' && !isBusy) onPaste(text)
  }

  return (
    <form className={styles.paste} noValidate onSubmit={submit}>
      <TextAreaField
        label="Uw woorden"
        hint="Eén woord op een regel, met komma’s ertussen, of een hele tekst. Met een zin mag ook: bakker: De bakker bakt brood."
        rows={10}
        value={text}
        maxLength={ownStepLimits.pasted}
        spellCheck
        onChange={({ currentTarget: { value } }) => setText(value)}
      />
      <FlatButton type="submit" look="primary" aria-disabled={isBusy || text.trim() === ''}>
        Bekijk de woorden
      </FlatButton>
    </form>
  )
}

/** What of a pasted text is no word, and why. */
export function RefusedList({ refused }: Pick<PastedWords, 'refused'>) {
  return (
    <ul className={styles.refused}>
      {refused.map(({ text, reason }) => (
        <li key={text}>
          <b>{text}</b>: {reason}
        </li>
      ))}
    </ul>
  )
}
