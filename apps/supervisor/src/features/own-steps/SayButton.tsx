import type { SoundGroup } from '@letterliaan/contract'
import { fill } from '@letterliaan/texts'
import { FlatButton } from '../../app/controls/index.ts'
import { commonTexts } from '../../app/index.ts'
import { useTrySounds } from '../../app/sound/useTrySounds.ts'

/** Plays a word that is not stored yet, by its sounds. */
export function SayButton({ word, groups }: { word: string; groups: readonly SoundGroup[] }) {
  const { isBusy, hear } = useTrySounds()
  return (
    <FlatButton
      look="bare"
      sign="play"
      aria-disabled={isBusy}
      aria-label={fill(commonTexts.listenTo, { word })}
      title={fill(commonTexts.listenTo, { word })}
      onClick={() => hear('word', groups)}
    />
  )
}
