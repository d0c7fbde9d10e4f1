import type { SpokenGroup } from '@letterliaan/contract'
import { HiddenText, joinClasses } from '@letterliaan/ui'
import { isVowel, soundNameOf } from '../../app/sound/sound-names.ts'
import styles from './SoundChips.module.css'
import * as texts from './texts.ts'

/** The sounds of a word by klankgroep; of more than one, the stressed one is underlined. */
export function SoundChips({ groups, label }: { groups: readonly SpokenGroup[]; label: string }) {
  const isLong = groups.length > 1
  return (
    <ul className={styles.groups} aria-label={label}>
      {groups.map(({ sounds, stressed }, group) => (
        <li key={group} className={joinClasses(styles.group, stressed && isLong && styles.stressed)}>
          {sounds.map((sound, at) => (
            <span key={at} className={joinClasses(styles.sound, isVowel(sound) && styles.vowel)}>
              {soundNameOf(sound)}
            </span>
          ))}
          {stressed && isLong && <HiddenText>{texts.stressed}</HiddenText>}
        </li>
      ))}
    </ul>
  )
}
