import { fill } from '@letterliaan/texts'
import * as uiTexts from '@letterliaan/texts/ui'
import { HiddenText } from '../HiddenText.tsx'
import { Star } from './Star.tsx'
import styles from './Stars.module.css'

export interface StarsProps {
  readonly count: number
  readonly of?: number
  readonly label?: string
}

export function Stars({ count, of = 3, label = fill(uiTexts.starsOf, { count, of }) }: StarsProps) {
  return (
    <span className={styles.stars}>
      <HiddenText>{label}</HiddenText>
      {Array.from({ length: of }, (_, index) => (
        <Star key={index} earned={index < count} />
      ))}
    </span>
  )
}
