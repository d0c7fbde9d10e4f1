import type { ExercisedWord, Progress } from '@letterliaan/contract'
import * as commonTexts from '@letterliaan/texts/common'
import * as progressTexts from '@letterliaan/texts/progress'
import { useState } from 'react'
import { ProgressRow } from './ProgressRow.tsx'
import styles from './ProgressTable.module.css'

export interface ProgressTableProps {
  readonly rows: readonly Progress[]
  readonly onSpeak: (word: ExercisedWord) => void
  readonly onShowWords: (row: Progress) => void
}

const columns = [
  progressTexts.status,
  commonTexts.step,
  commonTexts.progress.text,
  commonTexts.level.text,
  progressTexts.lastRightColumn,
  commonTexts.wordHeading,
] as const

/** Shows a row for each step, of which one is open (PROG-1, PROG-2). On a phone the rows are cards. */
export function ProgressTable({ rows, onSpeak, onShowWords }: ProgressTableProps) {
  const [openId, setOpenId] = useState<number | null>(null)

  if (rows.length === 0) return <p className={styles.empty}>{progressTexts.noSteps}</p>
  return (
    <table className={styles.table} aria-label={progressTexts.perStep}>
      <thead className={styles.head}>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className={styles.body}>
        {rows.map((row) => (
          <ProgressRow
            key={row.id}
            row={row}
            isOpen={row.id === openId}
            onToggle={() => setOpenId(row.id === openId ? null : row.id)}
            onSpeak={onSpeak}
            onShowWords={() => onShowWords(row)}
          />
        ))}
      </tbody>
    </table>
  )
}
