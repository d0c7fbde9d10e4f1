import type { SupervisedStudent } from '@letterliaan/contract'
import { Link } from '@letterliaan/web/link'
import { useState } from 'react'
import { FlatButton, flatClass } from '../../app/controls/FlatButton.tsx'
import { Panel } from '../../app/controls/Panel.tsx'
import { NewPasswordDialog } from './NewPasswordDialog.tsx'
import { useStudentAccess } from './useStudentAccess.ts'
import { fill } from '@letterliaan/texts'
import * as texts from './texts.ts'
import * as common from '../../app/texts/common.ts'
import layout from '../../app/style/layout.module.css'

export interface AccessPanelsProps {
  readonly student: SupervisedStudent
  readonly cardAddress: string
}

export function AccessPanels({ student, cardAddress }: AccessPanelsProps) {
  const { screen_name } = student
  const [isAsking, setAsking] = useState(false)
  const { isOpening, open, letIn, makePassword } = useStudentAccess(student)
  return (
    <div className={layout.wideColumns}>
      <Panel title={texts.entering.title}>
        <p>{fill(texts.entering.explained, { screen_name })}</p>
        <div className={layout.buttons}>
          <FlatButton
            sign="eye"
            look="primary"
            aria-disabled={isOpening}
            onClick={() => void open('impersonation')}
          >
            {fill(texts.entering.look, { screen_name })}
          </FlatButton>
          <FlatButton
            sign="pencil"
            aria-label={fill(texts.entering.takeOverOf, { screen_name })}
            aria-disabled={isOpening}
            onClick={() => void open('take_over')}
          >
            {texts.entering.takeOver}
          </FlatButton>
        </div>
      </Panel>
      <Panel title={common.logIn}>
        <p>{fill(texts.access.forgotten, { screen_name })}</p>
        <p>{fill(texts.access.waiting, { screen_name })}</p>
        <div className={layout.buttons}>
          <FlatButton
            sign="key"
            aria-label={fill(texts.password.of, { screen_name })}
            onClick={() => setAsking(true)}
          >
            {texts.password.title}
          </FlatButton>
          <FlatButton
            aria-label={fill(texts.access.letInChild, { screen_name })}
            onClick={() => void letIn()}
          >
            {texts.access.letIn}
          </FlatButton>
          <Link to={cardAddress} className={flatClass('plain')}>
            {texts.access.card}
          </Link>
        </div>
      </Panel>
      {isAsking && (
        <NewPasswordDialog student={student} onMake={makePassword} onClose={() => setAsking(false)} />
      )}
    </div>
  )
}
