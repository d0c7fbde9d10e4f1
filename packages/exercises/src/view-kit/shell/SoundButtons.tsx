import { commonTexts } from '@letterliaan/texts/common'
import { exerciseTexts } from '@letterliaan/texts/exercise'
import { Button, Glyph, shared } from '@letterliaan/ui'
import type { WordSound } from '../../kit/flow.ts'

const names: Readonly<Record<WordSound, { readonly short: string; readonly long: string }>> = {
  word: { short: exerciseTexts.sounds.short.word, long: commonTexts.hearWord },
  sentence: { short: exerciseTexts.sounds.short.sentence, long: exerciseTexts.sounds.sentence },
  plural: { short: exerciseTexts.sounds.short.plural, long: exerciseTexts.sounds.plural },
  sound_groups: { short: exerciseTexts.sounds.short.soundGroups, long: exerciseTexts.sounds.soundGroups },
  structure: { short: exerciseTexts.sounds.short.structure, long: exerciseTexts.sounds.structure },
}

export interface SoundButtonsProps {
  readonly sounds: readonly WordSound[]
  readonly onSpeak: (sound: WordSound) => void
}

/** Shows a button for each sound that exercise and word have (EX-4). Keeps the cursor in the field. */
export function SoundButtons({ sounds, onSpeak }: SoundButtonsProps) {
  return (
    <div className={shared.wrap}>
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
