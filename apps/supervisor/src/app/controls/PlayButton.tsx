import type { QueuedUtterance } from '@letterliaan/ui/sound'
import type { ReactNode } from 'react'
import { useIsSaying, useSay } from '../sound/useSay.ts'
import { useServices } from '../useServices.ts'
import { FlatButton } from './FlatButton.tsx'

export interface PlayButtonProps {
  readonly address: string
  readonly label: string
  /** Spoken by a voice of the device instead of the sound at `address`. */
  readonly utterance?: () => QueuedUtterance | null | undefined
  readonly failure?: string
  readonly children: ReactNode
}

/** Plays a sound; a press while it plays stops it. */
export function PlayButton({ address, label, utterance, failure, children }: PlayButtonProps) {
  const { speaker } = useServices()
  const say = useSay(failure)
  const isSaying = useIsSaying(address)
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
