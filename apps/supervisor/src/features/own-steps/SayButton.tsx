import type { SpokenGroup } from '@letterliaan/contract'
import { FlatButton } from '../../app/controls/FlatButton.tsx'
import { useAttempt } from '../../app/data/useAttempt.ts'
import { useSay } from '../../app/sound/useSay.ts'
import { useServices } from '../../app/useServices.ts'

/** Says a word that is not kept yet, by its sounds. */
export function SayButton({ word, groups }: { word: string; groups: readonly SpokenGroup[] }) {
  const { client, sounds } = useServices()
  const say = useSay()
  const { isBusy, attempt } = useAttempt()

  const hear = () =>
    attempt(async () => {
      const spoken = groups.filter((group) => group.sounds.length > 0)
      const body = { type: 'word' as const, groups: spoken }
      void say(sounds.hold(await client.call('POST /api/v1/begeleider/pronunciation/try', { body })))
    })

  return (
    <FlatButton
      sign="play"
      aria-disabled={isBusy}
      aria-label={`Luister naar ${word}`}
      title={`Luister naar ${word}`}
      onClick={() => isBusy || void hear()}
    />
  )
}
