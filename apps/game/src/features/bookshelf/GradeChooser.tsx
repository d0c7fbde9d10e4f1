import { fill } from '@letterliaan/texts'
import { bookshelfTexts } from '@letterliaan/texts/bookshelf'
import { uiTexts } from '@letterliaan/texts/ui'
import { FieldError, HiddenText, joinClasses, shared } from '@letterliaan/ui'
import { useId, useState } from 'react'
import layout from '../../app/shell/layout.module.css'
import styles from './GradeChooser.module.css'

const grades = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]

export interface GradeChooserProps {
  readonly value: number | null
  readonly error: string | undefined
  readonly onChoose: (review: number) => void
}

/** Ten stars. By keyboard they are a radio group (BOOK-1). */
export function GradeChooser({ value, error, onChoose }: GradeChooserProps) {
  const id = useId()
  const [pointed, setPointed] = useState<number | null>(null)
  const shown = pointed ?? value ?? 0
  return (
    <fieldset className={layout.stack2} aria-describedby={error === undefined ? undefined : `${id}-error`}>
      <legend className={layout.heading}>{bookshelfTexts.howMuchFun}</legend>
      <div className={styles.stars} onPointerLeave={() => setPointed(null)}>
        {grades.map((grade) => (
          <label
            key={grade}
            className={joinClasses(shared.middle, styles.star, grade <= shown && styles.shining)}
            onPointerEnter={({ pointerType }) => pointerType === 'mouse' && setPointed(grade)}
          >
            <input
              type="radio"
              name={id}
              className={shared.hiddenInput}
              checked={grade === value}
              onChange={() => onChoose(grade)}
            />
            <GradeStar />
            <span className={styles.number} aria-hidden="true">
              {grade}
            </span>
            <HiddenText>{fill(uiTexts.stars, { count: grade })}</HiddenText>
          </label>
        ))}
      </div>
      <p className={styles.message} aria-hidden="true">
        {shown === 0 ? bookshelfTexts.upTo10 : fill(bookshelfTexts.gradeNumber, { grade: shown })}
      </p>
      <FieldError id={id} error={error} />
    </fieldset>
  )
}

export function GradeStar() {
  return (
    <svg viewBox="0 0 48 48" aria-hidden="true" focusable="false">
      <path
        fill="var(--star-face)"
        stroke="var(--star-edge)"
        strokeWidth="3"
        strokeLinejoin="round"
        d="M24 4c2 0 3 2 6 13 11 0 14 0 14 3 0 2-2 3-11 10 3 11 4 13 2 15-2 1-4 0-11-7-7 7-9 8-11 7-2-2-1-4 2-15C6 23 4 22 4 20c0-3 3-3 14-3 3-11 4-13 6-13z"
      />
    </svg>
  )
}
