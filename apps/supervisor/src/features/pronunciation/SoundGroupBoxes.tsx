import type { SoundGroup } from '@letterliaan/contract'
import { HiddenText, joinClasses, shared } from '@letterliaan/ui'
import { useId } from 'react'
import { FlatButton, getFlatButtonClass } from '../../app/controls/index.ts'
import { isVowelId, layout, labelSound } from '../../app/index.ts'
import type { SoundCursor, SoundGroupEdit, SoundGroupsEditing } from './edit-sound-groups.ts'
import styles from './SoundGroupBoxes.module.css'
import { fill } from '@letterliaan/texts'
import { texts } from './texts.ts'

export interface SoundGroupBoxesProps {
  readonly editing: SoundGroupsEditing
  readonly act: (action: SoundGroupEdit) => void
}

export function SoundGroupBoxes({ editing: { groups, cursor }, act }: SoundGroupBoxesProps) {
  const name = useId()
  return (
    <div className={joinClasses(shared.wrap, styles.groups)}>
      {groups.map((group, at) => (
        <fieldset key={at} className={styles.group} aria-label={fill(texts.groups.group, { at: at + 1 })}>
          <GroupSounds group={group} index={at} cursor={cursor} act={act} />
          {groups.length > 1 && (
            <label className={joinClasses(shared.inline, styles.stress)}>
              <input
                type="radio"
                name={name}
                checked={group.stressed}
                onChange={() => act({ type: 'stress', group: at })}
              />
              {texts.groups.stress}
            </label>
          )}
        </fieldset>
      ))}
      <FlatButton look="bare" sign="plus" className={styles.add} onClick={() => act({ type: 'addGroup' })}>
        {texts.groups.add}
      </FlatButton>
    </div>
  )
}

interface GroupSoundsProps {
  readonly group: SoundGroup
  readonly index: number
  readonly cursor: SoundCursor
  readonly act: (action: SoundGroupEdit) => void
}

function GroupSounds({ group: { sounds }, index, cursor, act }: GroupSoundsProps) {
  const isHere = cursor.group === index
  const slotAt = isHere && cursor.mode === 'insert' ? cursor.at : null
  const moveTo = (at: number, mode: SoundCursor['mode']) =>
    act({ type: 'moveTo', cursor: { group: index, at, mode } })

  return (
    <div className={layout.near}>
      {sounds.map((sound, at) => {
        const isChosen = isHere && cursor.mode === 'replace' && cursor.at === at
        return [
          slotAt === at && <Slot key="slot" />,
          <FlatButton
            key={at}
            aria-pressed={isChosen}
            className={joinClasses(styles.sound, isVowelId(sound) && styles.vowel, isChosen && styles.chosen)}
            onClick={() => moveTo(at, 'replace')}
          >
            {labelSound(sound)}
          </FlatButton>,
        ]
      })}
      {slotAt === sounds.length ? (
        <Slot />
      ) : (
        <FlatButton
          look="bare"
          sign="plus"
          aria-label={fill(texts.groups.atEndOf, { at: index + 1 })}
          title={texts.groups.atEnd}
          onClick={() => moveTo(sounds.length, 'insert')}
        />
      )}
    </div>
  )
}

const Slot = () => (
  <span className={getFlatButtonClass('plain', joinClasses(styles.slot, styles.chosen))}>
    <span aria-hidden="true">…</span>
    <HiddenText>{texts.groups.here}</HiddenText>
  </span>
)
