import type { SchoolGroup, SupervisedStudent } from '@letterliaan/contract'
import { FlatButton } from '../../app/controls/FlatButton.tsx'
import styles from './ChildList.module.css'

export interface ChildListProps {
  readonly students: readonly SupervisedStudent[]
  readonly levels: readonly SchoolGroup[]
  /** The student whose app is being opened. */
  readonly opening: number | null
  readonly onImpersonate: (student: SupervisedStudent) => void
  readonly onTakeOver: (student: SupervisedStudent) => void
  readonly onNewPassword: (student: SupervisedStudent) => void
}

/** The children of the organisation, each with what a supervisor can do for it. */
export function ChildList(props: ChildListProps) {
  const { students, levels, opening, onImpersonate, onTakeOver, onNewPassword } = props
  const groupOf = ({ level_id }: SupervisedStudent): string =>
    levels.find(({ id }) => id === level_id)?.name ?? 'Nog geen groep'
  return (
    <ul className={styles.list}>
      {students.map((student) => (
        <li key={student.id} className={styles.child}>
          <h2>{student.screen_name}</h2>
          <p className={styles.about}>
            {student.name !== student.screen_name && <span>{student.name}</span>}
            <span>{groupOf(student)}</span>
            <span>Wereld {student.phase_id}</span>
            <span>{lastLogin(student)}</span>
          </p>
          <div className={styles.buttons}>
            <FlatButton
              sign="eye"
              aria-disabled={opening !== null}
              onClick={() => opening === null && onImpersonate(student)}
            >
              Kijk mee als {student.screen_name}
            </FlatButton>
            <FlatButton
              sign="pencil"
              aria-label={`Neem over: het spel van ${student.screen_name}`}
              aria-disabled={opening !== null}
              onClick={() => opening === null && onTakeOver(student)}
            >
              Neem over
            </FlatButton>
            <FlatButton
              sign="key"
              aria-label={`Nieuw wachtwoord voor ${student.screen_name}`}
              onClick={() => onNewPassword(student)}
            >
              Nieuw wachtwoord
            </FlatButton>
          </div>
        </li>
      ))}
    </ul>
  )
}

const dates = new Intl.DateTimeFormat('nl-NL', { day: '2-digit', month: '2-digit', year: 'numeric' })

const lastLogin = ({ last_login_at }: SupervisedStudent): string =>
  last_login_at === null ? 'Nog niet ingelogd' : `Ingelogd op ${dates.format(last_login_at * 1000)}`
