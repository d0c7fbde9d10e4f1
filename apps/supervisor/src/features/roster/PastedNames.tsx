import { TextAreaField } from '@letterliaan/ui'
import { FlatButton } from '../../app/controls/FlatButton.tsx'
import { listOfText, type RosterList } from './roster-list.ts'

export interface PastedNamesProps {
  readonly text: string
  readonly onText: (text: string) => void
  readonly onRead: (list: RosterList) => void
}

/** Names or columns from elsewhere. What is pasted into the empty field is read at once. */
export function PastedNames({ text, onText, onRead }: PastedNamesProps) {
  const isEmpty = text.trim() === ''
  const read = () => !isEmpty && onRead(listOfText(text))
  return (
    <>
      <TextAreaField
        label="Namen, of kolommen uit een rekenblad"
        hint="Eén kind op een regel, bijvoorbeeld ‘Noor de Vries’ of ‘Vries, Noor de’."
        rows={8}
        autoComplete="off"
        spellCheck={false}
        value={text}
        onChange={({ currentTarget }) => onText(currentTarget.value)}
        onPaste={({ currentTarget, clipboardData }) => {
          const pasted = clipboardData.getData('text/plain')
          if (currentTarget.value === '' && pasted.trim() !== '') onRead(listOfText(pasted))
        }}
      />
      <div>
        <FlatButton look="primary" aria-disabled={isEmpty} onClick={read}>
          Bekijk de lijst
        </FlatButton>
      </div>
    </>
  )
}
