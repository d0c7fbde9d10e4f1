import type { SpokenGroup } from '@letterliaan/contract'
import { FlatButton } from '../../app/controls/FlatButton.tsx'
import { useTrySounds } from '../../app/sound/useTrySounds.ts'

/** Says a word that is not kept yet, by its sounds. */
export function SayButton({ word, groups }: { word: string; groups: readonly SpokenGroup[] }) {
  const { isBusy, hear } = useTrySounds()
  return (
    <FlatButton
      sign="play"
      aria-disabled={isBusy}
      aria-label={`Luister naar ${word}`}
      title={`Luister naar ${word}`}
      onClick={() => hear('word', groups)}
    />
  )
}
