import type { SupervisedStudent } from '@letterliaan/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { FlatButton, Panel } from '../../app/controls/index.ts'
import { useChange, useMayChange, useServices } from '../../app/index.ts'
import { EraseDialog } from './EraseDialog.tsx'
import { findErasureOf } from './ErasureNotice.tsx'
import { HowToErase } from './HowToErase.tsx'
import { downloadChild } from './privacy-changes.ts'
import { texts } from './texts.ts'

/** Exports all data of a child, and lets an administrator erase it (AVG-1, AVG-3). */
export function ChildDataPanel({ student }: { readonly student: SupervisedStudent }) {
  const { queries } = useServices()
  const { data: me } = useQuery(queries.me)
  const isAdministrator = me?.role === 'beheerder'
  const mayArchive = useMayChange() && student.archived_at === null
  const { data: privacy } = useQuery({ ...queries.privacy, enabled: isAdministrator })
  const [isErasing, setErasing] = useState(false)
  const name = student.name.trim() || student.screen_name
  const download = useChange(downloadChild(student.id, name))
  const waits = findErasureOf(privacy, student) !== undefined
  return (
    <Panel
      title={texts.child.title}
      actions={
        <>
          <FlatButton aria-disabled={download.isBusy} onClick={() => download.run(null)}>
            {texts.child.download}
          </FlatButton>
          {isAdministrator && !waits && (
            <FlatButton onClick={() => setErasing(true)}>{texts.child.erase}</FlatButton>
          )}
        </>
      }
    >
      <p>{texts.child.explained}</p>
      {waits && <p>{texts.child.waits}</p>}
      {me !== undefined && !isAdministrator && (
        <>
          <HowToErase />
          {mayArchive && <p>{texts.onlyByAdministrator.archive}</p>}
        </>
      )}
      {isErasing && (
        <EraseDialog
          erased={{ body: { subject: 'child', student_ids: [student.id] }, name }}
          onClose={() => setErasing(false)}
        />
      )}
    </Panel>
  )
}
