import { Button, Glyph } from '@letterliaan/ui'
import type { WordSound } from '../../kit/flow.ts'
import styles from './Speakers.module.css'

const names: Readonly<Record<WordSound, { readonly short: string; readonly long: string }>> = {
  word: { short: 'woord', long: 'Luister naar het woord' },
  sentence: { short: 'zin', long: 'Luister naar de zin' },
  plural: { short: 'meervoud', long: 'Luister naar het meervoud' },
  sound_groups: { short: 'klankgroepen', long: 'Luister naar de klankgroepen' },
  structure: { short: 'klanken', long: 'Luister naar de klanken' },
}

export interface SpeakersProps {
  readonly sounds: readonly WordSound[]
  readonly onSpeak: (sound: WordSound) => void
}

/** A speaker button for each sound that exercise and word have (EX-4). The cursor stays where the child types. */
export function Speakers({ sounds, onSpeak }: SpeakersProps) {
  return (
    <div className={styles.speakers}>
      {sounds.map((sound) => (
        <Button
          key={sound}
          variant="secondary"
          icon={<Glyph name="speaker" />}
          aria-label={names[sound].long}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onSpeak(sound)}
        >
          {names[sound].short}
        </Button>
      ))}
    </div>
  )
}
