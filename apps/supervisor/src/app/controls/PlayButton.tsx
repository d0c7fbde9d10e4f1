import type { QueuedUtterance } from '@letterliaan/ui/sound'
import type { ReactNode } from 'react'
import { useIsPlaying, usePlaySound } from '../sound/usePlaySound.ts'
import { useServices } from '../useServices.ts'
import { FlatButton } from './FlatButton.tsx'

export interface PlayButtonProps {
  readonly address: string
  readonly label: string
  /** Returns speech of a device voice, which is played instead of the sound at `address`. */
  readonly utterance?: () => QueuedUtterance | null | undefined
  readonly failure?: string
  readonly children: ReactNode
}

/** Plays a sound when pressed. A second press stops the sound. */
export function PlayButton({ address, label, utterance, failure, children }: PlayButtonProps) {
  const { speaker } = useServices()
  const say = usePlaySound(failure)
  const isSaying = useIsPlaying(address)
  return (
    <FlatButton
      sign={isSaying ? 'stop' : 'play'}
      look={isSaying ? 'sounding' : 'plain'}
      aria-label={label}
      title={label}
      onClick={() => (isSaying ? speaker.stop() : void say(address, utterance?.() ?? undefined))}
    >
      {children}
    </FlatButton>
  )
}
