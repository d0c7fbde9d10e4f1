import { exclaimed, fill } from '@letterliaan/texts'
import { exerciseTexts } from '@letterliaan/texts/exercise'
import { HiddenText } from '@letterliaan/ui'
import { Picture, useWording } from '@letterliaan/ui/pictures'
import { useState, type CSSProperties } from 'react'
import type { Growth } from '../../run/growth.ts'
import styles from './Liana.module.css'

/** Grows a leaf for each right word, and shows a visitor for several in a row (GIDS-7). */
export function Liana({
  growth: { leaves, inARow, visitor },
  words,
  isOfSentences = false,
}: {
  readonly growth: Growth
  readonly words: number
  readonly isOfSentences?: boolean
}) {
  const word = useWording()
  const [missing, setMissing] = useState<string | null>(null)
  if (leaves === 0) return null
  const told = fill(isOfSentences ? exerciseTexts.sentencesInARow : exerciseTexts.inARow, { count: inARow })
  const grown = { '--grown': leaves / Math.max(1, words) } as CSSProperties
  return (
    <div className={styles.liana} style={grown} data-leaves={leaves}>
      <span className={styles.stem} />
      {Array.from({ length: leaves }, (_, at) => (
        <span
          key={at}
          className={styles.leaf}
          style={{ '--at': (at + 1) / Math.max(1, words) } as CSSProperties}
          data-left={at % 2 === 0 || undefined}
        />
      ))}
      {visitor !== null && (
        <span key={visitor} className={styles.visitor} data-visitor={visitor}>
          <HiddenText>{word(exclaimed(told))}</HiddenText>
          {/* Without a network there is no visitor, instead of a broken picture. */}
          {visitor !== missing && (
            <Picture name={visitor} size="2.4rem" onMissing={() => setMissing(visitor)} />
          )}
        </span>
      )}
    </div>
  )
}
