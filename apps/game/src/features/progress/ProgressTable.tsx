import type { ExercisedWord, Progress } from '@letterliaan/contract'
import { commonTexts } from '@letterliaan/texts/common'
import { progressTexts } from '@letterliaan/texts/progress'
import { useState } from 'react'
import { fill } from '@letterliaan/texts'
import { Button, Glyph, HiddenText, joinClasses, ProgressBar, shared, Stars } from '@letterliaan/ui'
import { chooseMarkerLeaf, chooseMarkerState, StepMarker } from '@letterliaan/ui/pictures'
import type { WorldId } from '@letterliaan/ui/scenes'
import styles from './ProgressTable.module.css'
import { PractisedWords } from './PractisedWords.tsx'

interface ProgressTableProps {
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

/** Shows a row per step, of which one can be open (PROG-1, PROG-2). On a phone the rows are cards. */
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

interface ProgressRowProps {
  readonly row: Progress
  readonly isOpen: boolean
  readonly onToggle: () => void
  readonly onSpeak: (word: ExercisedWord) => void
  readonly onShowWords: () => void
}

function ProgressRow({ row, isOpen, onToggle, onSpeak, onShowWords }: ProgressRowProps) {
  const { phase_id, label, status, status_label, progress, difficulty, percentage_score } = row
  const practised = row.words_exercised.length
  const wordsId = `woorden-${row.id}`

  return (
    <>
      <tr className={joinClasses(styles.row, isOpen && styles.open)}>
        <td className={styles.status}>
          <StepMarker
            world={phase_id as WorldId}
            state={chooseMarkerState(status, row.is_waived)}
            leaf={chooseMarkerLeaf(row)}
            className={styles.marker ?? ''}
          />
          <span>{status_label}</span>
        </td>
        <th scope="row" className={styles.name}>
          <button
            type="button"
            className={joinClasses(shared.line, styles.toggle)}
            aria-expanded={isOpen}
            aria-controls={isOpen ? wordsId : undefined}
            onClick={onToggle}
          >
            <span>
              <span className={joinClasses(shared.quiet, styles.position)}>
                {fill(commonTexts.stepNumber, { position: row.position })}{' '}
              </span>
              {label}
            </span>
            <Glyph name="down" />
          </button>
        </th>
        <td className={styles.progress}>
          <ProgressBar
            label={fill(progressTexts.ofStep, { step: label })}
            value={progress}
            max={100}
            valueText={`${progress}%`}
          />
          <span aria-hidden="true">{progress}%</span>
          {chooseMarkerLeaf(row) !== undefined && (
            <span className={styles.mastery}>
              {(row.is_mastered ? commonTexts.mastered : commonTexts.faded).text}
            </span>
          )}
        </td>
        <td className={styles.level}>
          <Stars count={difficulty} />
        </td>
        <td className={styles.score}>
          {practised === 0 ? (
            <>
              <span aria-hidden="true">–</span>
              <HiddenText>{progressTexts.noScore}</HiddenText>
            </>
          ) : (
            <>
              {`${percentage_score}% `}
              <span className={styles.count}>
                {fill(commonTexts.countOf, { count: row.words_without_errors, all: practised })}
              </span>
            </>
          )}
          <span className={styles.caption} aria-hidden="true">
            {progressTexts.lastRight}
          </span>
        </td>
        <td className={styles.words}>
          {practised === 0 ? (
            <>
              0 <HiddenText>{progressTexts.wordCount}</HiddenText>
            </>
          ) : (
            <Button variant="quiet" onClick={onShowWords}>
              <span aria-hidden="true">{practised}</span>
              <HiddenText>{fill(progressTexts.seeWords, { count: practised, step: label })}</HiddenText>
            </Button>
          )}
          <span className={styles.caption} aria-hidden="true">
            {progressTexts.wordCount}
          </span>
        </td>
      </tr>
      {isOpen && (
        <tr className={styles.details}>
          <td colSpan={6} id={wordsId}>
            <PractisedWords words={row.words_exercised} onSpeak={onSpeak} />
          </td>
        </tr>
      )}
    </>
  )
}
