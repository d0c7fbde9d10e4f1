import { joinClasses, shared } from '@letterliaan/ui'
import type { ReactNode } from 'react'
import styles from './PictureRow.module.css'

export interface PictureRowProps {
  readonly picture: ReactNode
  readonly title: ReactNode
  readonly detail?: ReactNode
  readonly actions: ReactNode
  readonly children?: ReactNode
}

export const PictureRow = ({ picture, title, detail, actions, children }: PictureRowProps) => (
  <li className={styles.row}>
    <span className={joinClasses(shared.middle, styles.picture)}>{picture}</span>
    <div>
      <h3>{title}</h3>
      {detail !== undefined && <p className={styles.detail}>{detail}</p>}
    </div>
    <div className={joinClasses(shared.line, styles.actions)}>{actions}</div>
    {children}
  </li>
)
