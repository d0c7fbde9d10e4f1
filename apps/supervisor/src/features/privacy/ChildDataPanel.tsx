import type { Erasure, Privacy, SupervisedStudent } from '@letterliaan/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { FlatButton, Panel, Notice } from '../../app/controls/index.ts'
import { useChange, useMayChange, useServices, formatDay, layout } from '../../app/index.ts'
import { EraseDialog } from './EraseDialog.tsx'
import { WhoErases, WhoKeeps } from './WhoErases.tsx'
import { downloadChild } from './privacy-changes.ts'
import { texts } from './texts.ts'
import { fill } from '@letterliaan/texts'
import { ErasureLine } from './PrivacyPanels.tsx'

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
  const waits = findErasure(privacy, student) !== undefined
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
          <WhoErases />
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

const findErasure = (privacy: Privacy | undefined, { id }: SupervisedStudent): Erasure | undefined =>
  privacy?.erasures.find(
    ({ subject, subject_id, done_at }) => subject === 'child' && subject_id === id && done_at === null,
  )

/** Says when a child will be erased, and who can stop that (AVG-3). */
export function ErasureNotice({ student }: { readonly student: SupervisedStudent }) {
  const { queries } = useServices()
  const { data: me } = useQuery(queries.me)
  if (student.erased_at === null || me === undefined) return null
  return me.role === 'beheerder' ? (
    <OwnErasure student={student} />
  ) : (
    <Notice look="attention">
      <p>{fill(texts.child.erasedOn, { day: formatDay(student.erased_at) })}</p>
      <WhoKeeps />
    </Notice>
  )
}

function OwnErasure({ student }: { readonly student: SupervisedStudent }) {
  const { queries } = useServices()
  const { data: privacy } = useQuery(queries.privacy)
  const erasure = findErasure(privacy, student)
  if (erasure === undefined) return null
  return (
    <Notice look="attention">
      <div className={layout.apartFar}>
        <ErasureLine erasure={erasure} title={texts.child.isErased} />
      </div>
    </Notice>
  )
}
