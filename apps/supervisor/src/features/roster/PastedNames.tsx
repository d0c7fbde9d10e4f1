import { TextAreaField } from '@letterliaan/ui'
import { FlatButton } from '../../app/controls/FlatButton.tsx'
import { listOfText, type RosterList } from './roster-list.ts'
import * as texts from './texts.ts'

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
        label={texts.input.pasteLabel}
        hint={texts.input.pasteHint}
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
          {texts.input.read}
        </FlatButton>
      </div>
    </>
  )
}
