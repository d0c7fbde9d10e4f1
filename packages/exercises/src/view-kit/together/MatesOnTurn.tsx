import * as togetherTexts from '@letterliaan/texts/together'
import { mates, type Mate } from '../../kit/together.ts'
import { MateSign } from './MateSign.tsx'
import styles from './MatesOnTurn.module.css'

/** Shows whose turn it is. The instruction says this too. Null: no turn has started. */
export const MatesOnTurn = ({ now }: { readonly now: Mate | null }) => (
  <ul className={styles.mates} aria-label={togetherTexts.turn}>
    {mates.map((mate) => (
      <li key={mate} className={styles.mate} aria-current={mate === now ? 'true' : undefined}>
        <MateSign mate={mate} />
        {togetherTexts.mates[mate]}
      </li>
    ))}
  </ul>
)
