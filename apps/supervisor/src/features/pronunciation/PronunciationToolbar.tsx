import { FlatButton } from '../../app/controls/FlatButton.tsx'
import type { GroupEdit, GroupsEditing } from './edit-groups.ts'
import * as texts from './texts.ts'
import * as common from '../../app/texts/common.ts'

export interface PronunciationToolbarProps {
  readonly editing: GroupsEditing
  readonly act: (action: GroupEdit) => void
}

export function PronunciationToolbar({ editing: { cursor, past }, act }: PronunciationToolbarProps) {
  return (
    <>
      <FlatButton
        sign="plus"
        aria-pressed={cursor.mode === 'insert'}
        onClick={() => act({ type: 'moveTo', cursor: { ...cursor, mode: 'insert' } })}
      >
        {texts.insertBefore}
      </FlatButton>
      <FlatButton sign="remove" onClick={() => act({ type: 'remove' })}>
        {texts.remove}
      </FlatButton>
      <FlatButton sign="undo" aria-disabled={past.length === 0} onClick={() => act({ type: 'undo' })}>
        {common.undo}
      </FlatButton>
    </>
  )
}
