import type { Color } from '@letterliaan/contract'
import { useShake } from '../feedback/useShake.ts'
import { Block } from './Block.tsx'
import styles from './BlockRow.module.css'

export interface WordBlocksProps {
  readonly colors: readonly (Color | null)[]
  readonly letters: readonly (string | null)[]
  readonly cursor: number
  readonly refusals: number
}

/** Decorative: the field over the blocks is read aloud. */
export function WordBlocks({ colors, letters, cursor, refusals }: WordBlocksProps) {
  const shaken = useShake<HTMLSpanElement>(refusals)
  return (
    <span ref={shaken} className={styles.row} data-word-row aria-hidden="true">
      {letters.map((letter, at) => (
        <Block key={at} color={colors[at] ?? null} isActive={at === cursor}>
          {letter}
        </Block>
      ))}
    </span>
  )
}
