import type { Color } from '@letterliaan/contract'
import { useShake } from '../feedback/useShake.ts'
import { Block } from './Block.tsx'
import styles from './BlockRow.module.css'

export interface WordBlocksProps {
  readonly colors: readonly (Color | null)[]
  readonly letters: readonly (string | null)[]
  /** The block that takes the next letter. */
  readonly cursor: number
  readonly refusals: number
}

/** A row of coloured blocks with the letters typed so far; decorative, the field over it is what is read aloud. */
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
