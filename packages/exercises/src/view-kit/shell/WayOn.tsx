import { joinClasses, shared } from '@letterliaan/ui'
import type { ReactNode } from 'react'
import styles from './WayOn.module.css'

export interface WayOnProps {
  readonly children: ReactNode
}

/** The buttons to continue, always visible, also above a keyboard (GIDS-13). */
export function WayOn({ children }: WayOnProps) {
  return (
    <div className={joinClasses(shared.column, styles.bar)} data-way-on>
      {children}
    </div>
  )
}
