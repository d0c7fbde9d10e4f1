import type { Utterance } from '@letterliaan/ui/sound'
import type { ReactNode } from 'react'
import { useIsSaying, useSay } from '../sound/useSay.ts'
import { useServices } from '../useServices.ts'
import { FlatButton } from './FlatButton.tsx'

export interface PlayButtonProps {
  readonly address: string
  /** Label for screen readers: 'Luister naar het woord bakker'. */
  readonly label: string
  /** Said instead of what is at the address, by a voice of the device. */
  readonly utterance?: () => Utterance | null | undefined
  /** Shown when it could not be said. */
  readonly failure?: string
  readonly children: ReactNode
}

/** Says a sound; while it sounds, it stops it. */
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
