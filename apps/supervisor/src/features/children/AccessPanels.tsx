import type { SupervisedStudent } from '@letterliaan/contract'
import { useState, useEffect, useRef } from 'react'
import { ActionDialog, FlatButton, FlatLink, Panel } from '../../app/controls/index.ts'
import { addresses, commonTexts, layout } from '../../app/index.ts'
import { useChildAccess } from './useChildAccess.ts'
import { fill } from '@letterliaan/texts'
import { texts } from './texts.ts'
import { Dialog } from '@letterliaan/ui'
import styles from './NewPassword.module.css'

export function AccessPanels({ student }: { readonly student: SupervisedStudent }) {
  const { screen_name } = student
  const [isAsking, setAsking] = useState(false)
  const { isOpening, open, letIn, makePassword } = useChildAccess(student)
  return (
    <div className={layout.wideColumns}>
      <Panel title={texts.entering.title}>
        <p>{fill(texts.entering.explained, { screen_name })}</p>
        <div className={layout.buttons}>
          <FlatButton
            sign="eye"
            look="primary"
            aria-disabled={isOpening}
            onClick={() => open('impersonation')}
          >
            {fill(texts.entering.look, { screen_name })}
          </FlatButton>
          <FlatButton
            sign="pencil"
            aria-label={fill(texts.entering.takeOverOf, { screen_name })}
            aria-disabled={isOpening}
            onClick={() => open('take_over')}
          >
            {texts.entering.takeOver}
          </FlatButton>
        </div>
      </Panel>
      <Panel title={commonTexts.logIn}>
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
          <FlatButton aria-label={fill(texts.access.letInChild, { screen_name })} onClick={() => letIn()}>
            {texts.access.letIn}
          </FlatButton>
          <FlatLink to={addresses.childCard(student.id)}>{texts.access.card}</FlatLink>
        </div>
      </Panel>
      {isAsking && (
        <NewPasswordDialog student={student} onMake={makePassword} onClose={() => setAsking(false)} />
      )}
    </div>
  )
}

interface NewPasswordDialogProps {
  readonly student: SupervisedStudent
  /** Makes a password. Resolves to null after a failure, which was reported. */
  readonly onMake: () => Promise<string | null>
  readonly onClose: () => void
}

/** Shows the new password until the dialog closes, and never again. */
function NewPasswordDialog({ student, onMake, onClose }: NewPasswordDialogProps) {
  const [password, setPassword] = useState<string | null>(null)
  const { screen_name, username } = student

  if (password !== null)
    return (
      <Dialog
        title={texts.password.title}
        onClose={onClose}
        footer={
          <FlatButton look="primary" onClick={onClose}>
            {commonTexts.done}
          </FlatButton>
        }
      >
        <MadePassword name={screen_name} username={username} password={password} />
      </Dialog>
    )
  return (
    <ActionDialog
      title={texts.password.title}
      action={texts.password.make}
      onAct={async () => setPassword(await onMake())}
      onClose={onClose}
    >
      <p>{fill(texts.password.explained, { screen_name })}</p>
      <p>{fill(texts.password.oldEnds, { screen_name })}</p>
    </ActionDialog>
  )
}

interface MadePasswordProps {
  readonly name: string
  readonly username: string
  readonly password: string
}

/** Shows the password. Takes the focus, because the pressed button is gone. */
function MadePassword({ name, username, password }: MadePasswordProps) {
  const messageRef = useRef<HTMLDivElement>(null)
  useEffect(() => messageRef.current?.focus(), [])

  return (
    <div ref={messageRef} tabIndex={-1} className={layout.stack3}>
      <p>{fill(texts.password.made, { name })}</p>
      <dl className={styles.login}>
        <div>
          <dt>{commonTexts.email}</dt>
          <dd>{username}</dd>
        </div>
        <div>
          <dt>{commonTexts.password}</dt>
          <dd className={styles.password}>{password}</dd>
        </div>
      </dl>
      <p>{texts.password.howToType}</p>
      <p>{texts.password.shownOnce}</p>
    </div>
  )
}
