import type { ReactNode } from 'react'
import { useIsSaying, useSay } from '../sound/useSay.ts'
import { useServices } from '../useServices.ts'
import { FlatButton } from './FlatButton.tsx'

export interface PlayButtonProps {
  readonly address: string
  /** What it says, for who does not see what it belongs to: 'Luister naar het woord bakker'. */
  readonly label: string
  readonly children: ReactNode
}

/** Says a sound; while it sounds, it stops it. */
export function PlayButton({ address, label, children }: PlayButtonProps) {
  const { speaker } = useServices()
  const say = useSay()
  const isSaying = useIsSaying(address)
  return (
    <FlatButton
      sign={isSaying ? 'stop' : 'play'}
      look={isSaying ? 'sounding' : 'plain'}
      aria-label={label}
      title={label}
      onClick={() => (isSaying ? speaker.stop() : void say(address))}
    >
      {children}
    </FlatButton>
  )
}
