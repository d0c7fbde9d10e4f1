import type { TodayStudent } from '@letterliaan/contract'
import { Avatar, Picture, type FixedPicture } from '@letterliaan/ui/pictures'
import { Link } from '@letterliaan/web/link'
import { flatClass } from '../../app/controls/FlatButton.tsx'
import styles from './AttentionList.module.css'
import { fill } from '@letterliaan/texts'
import * as common from '../../app/texts/common.ts'
import * as texts from './texts.ts'

const maxShown = 6

/** A child that needs something, and the page where it is given. */
export interface AttentionChild extends Pick<TodayStudent, 'id' | 'screen_name' | 'buddy_id'> {
  /** Tells two rows of one child apart. */
  readonly key: string
  readonly detail?: string
  readonly to: string
}

/** Something that needs the supervisor, with its children or a link. */
export interface Attention {
  readonly key: string
  readonly picture: FixedPicture
  /** '3 kinderen hebben nog geen stappen' */
  readonly title: string
  readonly advice: string
  readonly children?: readonly AttentionChild[]
  /** The pages that deal with all of it at once. */
  readonly actions?: readonly { readonly label: string; readonly to: string }[]
}

export interface AttentionListProps {
  readonly items: readonly Attention[]
  /** Where all children are found, when there are more than are shown. */
  readonly allChildren: string
}

export function AttentionList({ items, allChildren }: AttentionListProps) {
  return (
    <ul className={styles.list}>
      {items.map(({ key, picture, title, advice, children = [], actions = [] }) => (
        <li key={key} className={styles.item}>
          <span className={styles.picture}>
            <Picture name={picture} size="1.75rem" />
          </span>
          <div className={styles.words}>
            <h3>{title}</h3>
            <p className={styles.quiet}>{advice}</p>
          </div>
          {actions.length > 0 && (
            <div className={styles.actions}>
              {actions.map(({ label, to }) => (
                <Link
                  key={to}
                  to={to}
                  className={flatClass('plain')}
                  aria-label={fill(texts.actionFor, { label, title })}
                >
                  {label}
                </Link>
              ))}
            </div>
          )}
          {children.length > 0 && (
            <AttentionChildren label={title} students={children} allChildren={allChildren} />
          )}
        </li>
      ))}
    </ul>
  )
}

interface AttentionChildrenProps {
  readonly label: string
  readonly students: readonly AttentionChild[]
  readonly allChildren: string
}

function AttentionChildren({ label, students, allChildren }: AttentionChildrenProps) {
  const numHidden = students.length - maxShown
  return (
    <ul className={styles.children} aria-label={label}>
      {students.slice(0, maxShown).map(({ key, screen_name, buddy_id, detail, to }) => (
        <li key={key}>
          <Link to={to} className={styles.child}>
            <Avatar id={buddy_id} size="2rem" />
            <span>
              {screen_name}
              {detail !== undefined && <span className={styles.quiet}> {detail}</span>}
            </span>
          </Link>
        </li>
      ))}
      {numHidden > 0 && (
        <li>
          <Link to={allChildren}>{fill(common.countMore, { count: numHidden })}</Link>
        </li>
      )}
    </ul>
  )
}
