import type { SupervisedStudent } from '@letterliaan/contract'
import { Link } from '@letterliaan/web/link'
import { useState } from 'react'
import { FlatButton, flatClass } from '../../app/controls/FlatButton.tsx'
import { Panel } from '../../app/controls/Panel.tsx'
import styles from './AccessPanels.module.css'
import { NewPasswordDialog } from './NewPasswordDialog.tsx'
import { useStudentAccess } from './useStudentAccess.ts'

export interface AccessPanelsProps {
  readonly student: SupervisedStudent
  /** Where its login card is made. */
  readonly cardAddress: string
}

/** The ways into the game of a child: its own, and the supervisor's. */
export function AccessPanels({ student, cardAddress }: AccessPanelsProps) {
  const { screen_name } = student
  const [isAsking, setAsking] = useState(false)
  const { isOpening, open, letIn, makePassword } = useStudentAccess(student)
  return (
    <div className={styles.panels}>
      <Panel title="Meekijken en overnemen">
        <p>
          Wilt u zien wat {screen_name} ziet? Kijk dan mee: u opent het spel als {screen_name}, en verandert
          niets. Neemt u het spel over, dan telt mee wat u doet. Speelt op dit apparaat al een kind? Dan wordt
          dat uitgelogd. Meekijken en overnemen worden vastgelegd.
        </p>
        <div className={styles.buttons}>
          <FlatButton
            sign="eye"
            look="primary"
            aria-disabled={isOpening}
            onClick={() => !isOpening && void open('impersonation')}
          >
            Kijk mee als {screen_name}
          </FlatButton>
          <FlatButton
            sign="pencil"
            aria-label={`Neem over: het spel van ${screen_name}`}
            aria-disabled={isOpening}
            onClick={() => !isOpening && void open('take_over')}
          >
            Neem over
          </FlatButton>
        </div>
      </Panel>
      <Panel title="Inloggen">
        <p>Is {screen_name} het wachtwoord vergeten? Geef dan een nieuw. U ziet het één keer.</p>
        <p>Moet {screen_name} wachten na te veel foute pogingen? Dan laat u het kind hier meteen binnen.</p>
        <div className={styles.buttons}>
          <FlatButton
            sign="key"
            aria-label={`Nieuw wachtwoord voor ${screen_name}`}
            onClick={() => setAsking(true)}
          >
            Nieuw wachtwoord
          </FlatButton>
          <FlatButton aria-label={`Laat nu binnen: ${screen_name}`} onClick={() => void letIn()}>
            Laat nu binnen
          </FlatButton>
          <Link to={cardAddress} className={flatClass('plain')}>
            Inlogkaart
          </Link>
        </div>
      </Panel>
      {isAsking && (
        <NewPasswordDialog student={student} onMake={makePassword} onClose={() => setAsking(false)} />
      )}
    </div>
  )
}
