import type { SupervisedStudent } from '@letterliaan/contract'
import { fill } from '@letterliaan/texts'
import { Avatar } from '@letterliaan/ui/pictures'
import { Link } from '@letterliaan/web/link'
import { rowTarget } from '../../app/controls/row-target.ts'
import { formatDay } from '../../app/format.ts'
import styles from './ChildTable.module.css'
import * as texts from './texts.ts'

/** A child in a row of a table, which leads to its page. */
export function ChildName({ student, to }: { student: SupervisedStudent; to: string }) {
  const { buddy_id, screen_name, name, erased_at } = student
  return (
    <span className={styles.child}>
      <Avatar id={buddy_id} size="2.25rem" />
      <span>
        <Link to={to} className={styles.name} {...rowTarget}>
          {screen_name}
        </Link>
        {name !== screen_name && <span className={styles.fullName}>{name}</span>}
        {erased_at !== null && (
          <span className={styles.fullName}>{fill(texts.table.erasedOn, { day: formatDay(erased_at) })}</span>
        )}
      </span>
    </span>
  )
}
