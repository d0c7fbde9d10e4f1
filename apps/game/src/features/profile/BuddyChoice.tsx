import type { SpokenLine } from '@letterliaan/texts'
import * as commonTexts from '@letterliaan/texts/common'
import * as profileTexts from '@letterliaan/texts/profile'
import { Choice } from '@letterliaan/ui'
import { SpokenText, useReadAloud } from '@letterliaan/ui/spoken'
import { Avatar } from '@letterliaan/ui/pictures'
import { useState } from 'react'
import styles from './BuddyChoice.module.css'

const buddies: readonly { readonly id: number; readonly name: SpokenLine }[] = [
  { id: 1, name: profileTexts.buddies.toucan },
  { id: 2, name: profileTexts.buddies.monkey },
  { id: 3, name: profileTexts.buddies.sloth },
  { id: 4, name: profileTexts.buddies.frog },
  { id: 5, name: profileTexts.buddies.jaguar },
  { id: 6, name: profileTexts.buddies.turtle },
]

export interface BuddyChoiceProps {
  readonly value: number
  readonly onChoose: (buddy_id: number) => void
}

/** PROF-1 */
export function BuddyChoice({ value, onChoose }: BuddyChoiceProps) {
  const [chosen, setChosen] = useState<SpokenLine | null>(null)
  useReadAloud(chosen === null ? [] : [chosen], { auto: true })

  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>
        <SpokenText line={commonTexts.buddyChoice} auto />
      </legend>
      <div className={styles.buddies}>
        {buddies.map(({ id, name }) => (
          <Choice
            key={id}
            look="picture"
            name="buddy"
            isChosen={id === value}
            onChoose={() => {
              setChosen(name)
              onChoose(id)
            }}
          >
            <Avatar id={id} size="min(100%, 5.5rem)" />
            <span className={styles.name}>{name.text}</span>
          </Choice>
        ))}
      </div>
    </fieldset>
  )
}
