import type { SoundGroup } from '@letterliaan/contract'
import type { ChangeOf } from '../data/change.ts'
import { useChange } from '../data/useChange.ts'
import { useServices } from '../useServices.ts'
import { usePlaySound } from './usePlaySound.ts'

interface Tried {
  readonly type: 'word' | 'sound_groups'
  readonly groups: readonly SoundGroup[]
}

/** Makes the sound of a pronunciation that is not stored yet. Skips klankgroepen that have no sounds. */
const makeTrialSound: ChangeOf<Tried, ArrayBuffer> = ({ client }) => ({
  send: ({ type, groups }) => {
    const spoken = groups.filter(({ sounds }) => sounds.length > 0)
    return client.call('POST /api/v1/begeleider/pronunciation/try', { body: { type, groups: spoken } })
  },
})

export function usePlayTrialSound() {
  const { sounds } = useServices()
  const say = usePlaySound()
  const { isBusy, run } = useChange(makeTrialSound, (mp3) => void say(sounds.hold(mp3)))
  return {
    isBusy,
    hear: (type: Tried['type'], groups: Tried['groups']) => void run({ type, groups }),
  }
}
