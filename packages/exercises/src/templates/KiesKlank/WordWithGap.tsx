import { Card, HiddenText, joinClasses, shared } from '@letterliaan/ui'
import { Picture } from '@letterliaan/ui/pictures'
import type { CSSProperties } from 'react'
import { useShake } from '../../view-kit/feedback/useShake.ts'
import quiet from '../../view-kit/turn/quiet.module.css'
import { useFocus } from '../../view-kit/turn/useFocus.ts'
import styles from './WordWithGap.module.css'

export interface WordWithGapProps {
  readonly graphemes: readonly string[]
  readonly at: number
  readonly filled: string | null
  readonly refusals: number
  readonly image: string | null
}

/** Takes the focus when the gap is filled, so that Enter continues. */
export function WordWithGap({ graphemes, at, filled, refusals, image }: WordWithGapProps) {
  const count = graphemes.join('').length + 1
  const shaken = useShake<HTMLSpanElement>(refusals)
  const card = useFocus<HTMLDivElement>(filled !== null)
  return (
    <Card ref={card} tabIndex={-1} className={joinClasses(shared.column, styles.card, quiet.quiet)}>
      {image !== null && <Picture name={image} size="clamp(3.5rem, 12vh, 6rem)" />}
      <p className={joinClasses(shared.word, styles.word)}>
        <HiddenText>{graphemes.with(at, filled ?? ' … ').join('')}</HiddenText>
        <span
          ref={shaken}
          className={styles.letters}
          style={{ '--letters': count } as CSSProperties}
          aria-hidden="true"
        >
          {graphemes.slice(0, at).join('')}
          <span className={styles.gap} data-filled={filled !== null || undefined}>
            {filled ?? '?'}
          </span>
          {graphemes.slice(at + 1).join('')}
        </span>
      </p>
    </Card>
  )
}
