import { joinClasses, shared } from '@letterliaan/ui'
import { togetherTexts } from '@letterliaan/texts/together'
import { pairRoles, type PairRole } from '../../kit/together.ts'
import { PairRoleSign } from './PairRoleSign.tsx'
import styles from './WhoseTurn.module.css'

/** Shows whose turn it is. The instruction says this too. Null: no turn has started. */
export const WhoseTurn = ({ now }: { readonly now: PairRole | null }) => (
  <ul className={styles.mates} aria-label={togetherTexts.turn}>
    {pairRoles.map((mate) => (
      <li
        key={mate}
        className={joinClasses(shared.line, styles.mate)}
        aria-current={mate === now ? 'true' : undefined}
      >
        <PairRoleSign mate={mate} />
        {togetherTexts.playerNames[mate]}
      </li>
    ))}
  </ul>
)
