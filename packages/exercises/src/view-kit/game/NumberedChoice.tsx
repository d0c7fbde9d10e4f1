import { joinClasses, shared } from '@letterliaan/ui'
import type { ReactNode } from 'react'
import { getPickKey } from './usePickKeys.ts'
import styles from './NumberedChoice.module.css'

export interface NumberedChoiceProps {
  /** Counts from 1 and decides the key. */
  readonly number: number
  readonly label: string
  /** True if the child tried it and it does not fit. */
  readonly isRefused: boolean
  readonly onPick: () => void
  readonly [data: `data-${string}`]: boolean | undefined
  readonly children: ReactNode
}

export const NumberedChoice = ({
  number,
  label,
  isRefused,
  onPick,
  children,
  ...data
}: NumberedChoiceProps) => (
  <button
    type="button"
    className={joinClasses(shared.inline, styles.choice)}
    aria-label={label}
    aria-keyshortcuts={getPickKey(number)}
    aria-disabled={isRefused || undefined}
    onClick={onPick}
    {...data}
  >
    <span className={joinClasses(shared.middle, styles.number)}>{getPickKey(number)}</span>
    {children}
  </button>
)
