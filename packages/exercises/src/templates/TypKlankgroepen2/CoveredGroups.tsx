import { HiddenText } from '@letterliaan/ui'
import { lettersOf } from '../../kit/letters.ts'
import { Check } from '../../view-kit/feedback/Check.tsx'
import styles from './CoveredGroups.module.css'

/** The klankgroepen that were typed, a dot a letter: the word is now written as one, from memory. */
export function CoveredGroups({ groups }: { readonly groups: readonly string[] }) {
  return (
    <p className={styles.groups}>
      <HiddenText>{`${groups.length} klankgroepen goed`}</HiddenText>
      {groups.map((group, at) => (
        <span key={at} className={styles.group} aria-hidden="true">
          {lettersOf(group).map((_letter, place) => (
            <span key={place} className={styles.dot} />
          ))}
        </span>
      ))}
      <Check />
    </p>
  )
}
