import type { SpokenLine } from '@letterliaan/texts'
import * as commonTexts from '@letterliaan/texts/common'
import { Choice } from '@letterliaan/ui'
import { SpokenText, useReadAloud } from '@letterliaan/ui/spoken'
import { Avatar } from '@letterliaan/ui/pictures'
import { useState } from 'react'
import { buddies } from './buddies.ts'
import layout from '../../app/shell/layout.module.css'
import styles from './BuddyChoice.module.css'

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
      <legend className={layout.heading}>
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
