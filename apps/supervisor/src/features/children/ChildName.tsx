import type { SupervisedStudent } from '@letterliaan/contract'
import { fill } from '@letterliaan/texts'
import { Avatar } from '@letterliaan/ui/pictures'
import { Link } from '@letterliaan/web/link'
import { openRowProps } from '../../app/controls/index.ts'
import { addresses, formatDay, layout } from '../../app/index.ts'
import styles from './ChildTable.module.css'
import { texts } from './texts.ts'

interface ChildNameProps {
  readonly student: SupervisedStudent
  readonly detail: string | null
}

export function ChildName({ student, detail }: ChildNameProps) {
  const { id, buddy_id, screen_name, erased_at } = student
  return (
    <span className={layout.person}>
      <Avatar id={buddy_id} size="2.25rem" />
      <span>
        <Link to={addresses.child(id)} className={styles.name} {...openRowProps}>
          {screen_name}
        </Link>
        {detail !== null && <span className={styles.fullName}>{detail}</span>}
        {erased_at !== null && (
          <span className={styles.fullName}>{fill(texts.table.erasedOn, { day: formatDay(erased_at) })}</span>
        )}
      </span>
    </span>
  )
}

/** Returns text to distinguish children with one screen name: the full name or, if equal, the username. */
export function distinguishNamesakes(
  students: readonly SupervisedStudent[],
): (student: SupervisedStudent) => string | null {
  const named = Map.groupBy(students, ({ screen_name }) => screen_name)
  return ({ screen_name, name, username }) => {
    const namesakes = named.get(screen_name) ?? []
    if (namesakes.length < 2) return null
    return namesakes.filter((other) => other.name === name).length < 2 ? name : username
  }
}

/** Returns the screen name with the text of `distinguishNamesakes`: 'Daan, Daan Jansen'. */
export const formatWithDetail = ({ screen_name }: SupervisedStudent, apart: string | null): string =>
  apart === null ? screen_name : `${screen_name}, ${apart}`
