import { type SpokenLine, toProductLine } from '@letterliaan/texts'
import { SpeechBubble } from '@letterliaan/ui'
import { Avatar } from '@letterliaan/ui/pictures'
import { useReadAloud } from '@letterliaan/ui/spoken'
import { createContext, use } from 'react'
import type { SoundSlip } from '../../kit/sound-slip.ts'
import styles from './TryAgainMessage.module.css'

/** The child's buddy, shown with messages during a turn; null for no buddy. */
export const SpeakingBuddy = createContext<number | null>(null)

export interface TryAgainMessageProps {
  readonly advice?: string | SoundSlip | null
  readonly text: SpokenLine
  readonly shown?: string | undefined
}

type SpeechSource = Pick<SoundSlip, 'line'> & Partial<SoundSlip>

/** Shows and announces a message. It never says 'fout!' (look.md). */
export function TryAgainMessage({ advice = null, text, shown }: TryAgainMessageProps) {
  const told: SpeechSource | null = typeof advice === 'string' ? { line: toProductLine(advice) } : advice
  const lines = [text, ...(told === null ? [] : [told.line])]
  const buddy_id = use(SpeakingBuddy)
  const { textOf, speaker } = useReadAloud(lines, { auto: true })
  return (
    <div className={styles.row}>
      {buddy_id !== null && <Avatar id={buddy_id} size="3.5rem" />}
      <SpeechBubble tail="left" className={styles.message ?? ''}>
        <output>
          {textOf(0, shown)}
          {told !== null && <span className={styles.advice}>{textOf(1, told.shown)}</span>}
        </output>
        {speaker}
      </SpeechBubble>
    </div>
  )
}
