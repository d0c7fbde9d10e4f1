import { useId } from 'react'
import { FlatButton } from '../../app/controls/FlatButton.tsx'
import { soundFamilies, soundNameOf, type SoundFamily } from '../../app/sound/sound-names.ts'
import layout from '../../app/style/layout.module.css'
import styles from './SoundTable.module.css'

export function SoundTable({ onChoose }: { onChoose: (sound: string) => void }) {
  return (
    <div className={layout.stack2}>
      {soundFamilies.map((family) => (
        <Family key={family.name} family={family} onChoose={onChoose} />
      ))}
    </div>
  )
}

interface FamilyProps {
  readonly family: SoundFamily
  readonly onChoose: (sound: string) => void
}

function Family({ family: { name, examples }, onChoose }: FamilyProps) {
  const id = useId()
  return (
    <fieldset className={styles.family} aria-labelledby={id}>
      <span id={id} className={layout.quietNormal}>
        {name}
      </span>
      <div className={layout.near}>
        {Object.entries(examples).map(([sound, example]) => (
          <FlatButton key={sound} className={styles.sound} onClick={() => onChoose(sound)}>
            {soundNameOf(sound)} <span className={styles.example}>{example}</span>
          </FlatButton>
        ))}
      </div>
    </fieldset>
  )
}
