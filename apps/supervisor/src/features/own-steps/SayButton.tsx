import type { SpokenGroup } from '@letterliaan/contract'
import { useNotify } from '@letterliaan/ui'
import { useState } from 'react'
import { FlatButton } from '../../app/controls/FlatButton.tsx'
import { useSay } from '../../app/sound/useSay.ts'
import { useServices } from '../../app/useServices.ts'

/** Says a word that is not kept yet, by its sounds. */
export function SayButton({ word, groups }: { word: string; groups: readonly SpokenGroup[] }) {
  const { client, sounds } = useServices()
  const say = useSay()
  const notify = useNotify()
  const [isBusy, setBusy] = useState(false)

  async function hear() {
    setBusy(true)
    try {
      const spoken = groups.filter((group) => group.sounds.length > 0)
      const body = { type: 'word' as const, groups: spoken }
      void say(sounds.hold(await client.call('POST /api/v1/begeleider/pronunciation/try', { body })))
    } catch (error) {
      notify('error', error instanceof Error ? error.message : 'Dat is niet gelukt.')
    } finally {
      setBusy(false)
    }
  }

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
