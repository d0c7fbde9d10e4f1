import type { ReactNode } from 'react'
import styles from './SignRow.module.css'

export interface SignRowProps {
  readonly picture: ReactNode
  readonly title: ReactNode
  readonly detail?: ReactNode
  readonly actions: ReactNode
  readonly children?: ReactNode
}

export const SignRow = ({ picture, title, detail, actions, children }: SignRowProps) => (
  <li className={styles.row}>
    <span className={styles.picture}>{picture}</span>
    <div>
      <h3>{title}</h3>
      {detail !== undefined && <p className={styles.detail}>{detail}</p>}
    </div>
    <div className={styles.actions}>{actions}</div>
    {children}
  </li>
)
