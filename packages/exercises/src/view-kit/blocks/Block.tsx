import type { Color } from '@letterliaan/contract'
import type { ReactNode } from 'react'
import { palette } from '@letterliaan/contract/palette'
import { isDarkColor } from './block-codes.ts'
import styles from './Block.module.css'

export interface BlockProps {
  readonly color: Color | null
  /** The kind of sound, printed small: no information by colour alone. Empty for none. */
  readonly code?: string
  readonly isActive?: boolean
  readonly children?: ReactNode
}

/** One letter's block. Decorative by itself: what holds it gives the name. */
export function Block({ color, code = '', isActive = false, children }: BlockProps) {
  const paint =
    color === null
      ? undefined
      : { background: palette[color], color: isDarkColor(color) ? '#fff' : undefined }
  return (
    <span
      className={styles.block}
      style={paint}
      data-active={isActive || undefined}
      data-filled={Boolean(children) || undefined}
      data-coded={code !== '' || undefined}
    >
      <span className={styles.letter}>{children}</span>
      {code !== '' && <span className={styles.code}>{code}</span>}
    </span>
  )
}
