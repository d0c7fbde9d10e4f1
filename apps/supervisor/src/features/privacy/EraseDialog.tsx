import type { ErasureBody } from '@letterliaan/contract'
import { TextField } from '@letterliaan/ui'
import { fill } from '@letterliaan/texts'
import { useState } from 'react'
import { ActionDialog } from '../../app/controls/index.ts'
import { layout, useChange } from '../../app/index.ts'
import { askErasure } from './privacy-changes.ts'
import { texts } from './texts.ts'

export interface ErasureTarget {
  readonly body: ErasureBody
  readonly name: string
}

export interface EraseDialogProps {
  readonly erased: ErasureTarget
  readonly onClose: () => void
}

export function EraseDialog({ erased: { body, name }, onClose }: EraseDialogProps) {
  const { isBusy, run } = useChange(askErasure, onClose)
  const [written, setWritten] = useState('')
  const [error, setError] = useState<string>()

  function submit() {
    const isSame = simplify(written) === simplify(name)
    setError(isSame ? undefined : texts.dialog.wrong)
    if (isSame) return run(body)
  }

  return (
    <ActionDialog
      title={titleOf(body, name)}
      action={texts.dialog.ask}
      isBlocked={isBusy}
      onAct={submit}
      onClose={onClose}
    >
      <ul className={layout.stack2}>
        {pointsOf(body).map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      <TextField
        label={fill(texts.dialog.type, { name })}
        error={error}
        value={written}
        onWrite={setWritten}
        spellCheck={false}
      />
    </ActionDialog>
  )
}

const simplify = (text: string): string => text.trim().replaceAll(/\s+/g, ' ').toLocaleLowerCase('nl')

function titleOf(body: ErasureBody, name: string): string {
  if (body.subject === 'organisation') return texts.dialog.schoolTitle
  if (body.subject === 'user') return fill(texts.dialog.userTitle, { name })
  const count = body.student_ids.length
  return count === 1 ? fill(texts.dialog.childTitle, { name }) : fill(texts.dialog.childrenTitle, { count })
}

function pointsOf({ subject }: ErasureBody): readonly string[] {
  const { childWhat, childMentions, userWhat, schoolWhat, when, backups, download } = texts.dialog
  if (subject === 'user') return [userWhat, when, backups]
  if (subject === 'organisation') return [schoolWhat, when, backups]
  return [childWhat, childMentions, when, backups, download]
}
