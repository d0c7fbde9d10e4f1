import { productLine, type ProductText } from '@letterliaan/contract/texts'
import { Choice } from '@letterliaan/ui'
import { SpokenText, useReadAloud } from '@letterliaan/ui/spoken'
import { Avatar } from '@letterliaan/ui/pictures'
import { useState } from 'react'
import styles from './BuddyChoice.module.css'

const buddies: readonly { readonly id: number; readonly name: ProductText }[] = [
  { id: 1, name: 'Toekan' },
  { id: 2, name: 'Aap' },
  { id: 3, name: 'Luiaard' },
  { id: 4, name: 'Boomkikker' },
  { id: 5, name: 'Jaguar' },
  { id: 6, name: 'Schildpad' },
]

export interface BuddyChoiceProps {
  readonly value: number
  readonly onChoose: (buddy_id: number) => void
}

/** The six avatars to choose a buddy from (PROF-1). */
export function BuddyChoice({ value, onChoose }: BuddyChoiceProps) {
  const [chosen, setChosen] = useState<ProductText | null>(null)
  useReadAloud(chosen === null ? [] : [productLine(chosen)], { auto: true })

  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>
        <SpokenText line={productLine('Kies je maatje')} auto />
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
            <span className={styles.name}>{name}</span>
          </Choice>
        ))}
      </div>
    </fieldset>
  )
}
