import { readInfinitive } from '@letterliaan/dutch/verbs'
import { fill } from '@letterliaan/texts'
import { Card, HiddenText, joinClasses, shared } from '@letterliaan/ui'
import type { Turn } from '../../kit/template.ts'
import { findGapInSentence } from './sentence.ts'
import { texts } from './texts.ts'
import styles from './VerbSentence.module.css'

export interface VerbSentenceProps {
  readonly word: Turn['word']
  readonly typed: string
  /** True if the subject is known, so that it is underlined. */
  readonly showsSubject: boolean
}

export function VerbSentence({ word, typed, showsSubject }: VerbSentenceProps) {
  const gap = findGapInSentence(word.sentence, word.word)
  if (gap === null || word.verb === undefined) return null
  const subject = showsSubject ? word.verb.subject : null
  return (
    <Card className={joinClasses(shared.column, styles.card)}>
      <p className={joinClasses(shared.word, shared.balanced, styles.sentence)}>
        <WithSubject text={gap.before} subject={subject} />
        <span className={styles.gap} data-typed={typed !== '' || undefined}>
          <span aria-hidden="true">{typed === '' ? '…' : typed}</span>
          <HiddenText>{typed === '' ? texts.gap : typed}</HiddenText>
        </span>
        <WithSubject text={gap.after} subject={subject} />
      </p>
      <p className={styles.whole}>{fill(texts.whole, { verb: readInfinitive(word.verb) })}</p>
    </Card>
  )
}

function WithSubject({ text, subject }: { readonly text: string; readonly subject: string | null }) {
  const found = subject === null ? null : findGapInSentence(text, subject)
  if (found === null || subject === null) return text
  const { before, after } = found
  return (
    <>
      {before}
      <span className={styles.subject}>{text.slice(before.length, text.length - after.length)}</span>
      {after}
    </>
  )
}
