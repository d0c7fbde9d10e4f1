import type { GameLook } from '@letterliaan/contract'
import { calmTexts } from '@letterliaan/texts/calm'
import { SpokenText } from '@letterliaan/ui/spoken'
import { RadioOption } from '@letterliaan/ui'
import { LookPicture } from '@letterliaan/ui/pictures'
import { useId } from 'react'
import styles from './LookChoice.module.css'
import layout from '../shell/layout.module.css'

const looks = [
  { look: 'jungle', label: calmTexts.jungle },
  { look: 'field-camp', label: calmTexts.fieldCamp },
] as const

export interface LookChoiceProps {
  readonly value: GameLook
  readonly onChoose: (look: GameLook) => void
}

export function LookChoice({ value, onChoose }: LookChoiceProps) {
  const name = useId()
  return (
    <fieldset>
      <legend className={layout.heading}>
        <SpokenText line={calmTexts.look} />
      </legend>
      <div className={styles.looks}>
        {looks.map(({ look, label }) => (
          <RadioOption
            key={look}
            look="picture"
            name={name}
            isChosen={look === value}
            onChoose={() => onChoose(look)}
          >
            <LookPicture look={look} className={styles.picture} />
            <span className={styles.name}>{label}</span>
          </RadioOption>
        ))}
      </div>
    </fieldset>
  )
}
