import { joinClasses, shared } from '@letterliaan/ui'
import { nameChoice } from './names.ts'
import type { VerbQuestion } from './questions.ts'
import { texts } from './texts.ts'
import styles from './VerbSchemeList.module.css'

export interface VerbSchemeListProps {
  readonly answered: readonly VerbQuestion[]
}

export function VerbSchemeList({ answered }: VerbSchemeListProps) {
  if (answered.length === 0) return null
  return (
    <ul className={joinClasses(shared.wrap, styles.scheme)} aria-label={texts.built}>
      {answered.map((question) => (
        <li key={question.kind} className={styles.part}>
          {nameChoice(question, question.right)}
        </li>
      ))}
    </ul>
  )
}
