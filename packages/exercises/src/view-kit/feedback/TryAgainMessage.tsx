import { productLine, toldLine, type ProductText } from '@letterliaan/contract/texts'
import { SpeechBubble } from '@letterliaan/ui'
import { useReadAloud } from '@letterliaan/ui/spoken'
import styles from './TryAgainMessage.module.css'

export interface TryAgainMessageProps {
  /** What to listen for or think of. */
  readonly advice?: string | null
  readonly text: ProductText
}

/** The message to a child that may try again; it never says 'fout!' (look.md). A screen reader says it at once. */
export function TryAgainMessage({ advice = null, text }: TryAgainMessageProps) {
  const lines = [productLine(text), ...(advice === null ? [] : [toldLine(advice)])]
  const { textOf, speaker } = useReadAloud(lines, { auto: true })
  return (
    <SpeechBubble tail="below" className={styles.message ?? ''}>
      <output>
        {textOf(0)}
        {advice !== null && <span className={styles.advice}>{textOf(1)}</span>}
      </output>
      {speaker}
    </SpeechBubble>
  )
}
