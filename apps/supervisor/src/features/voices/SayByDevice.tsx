import { useNotify } from '@letterliaan/ui'
import type { ReactNode } from 'react'
import { FlatButton } from '../../app/controls/FlatButton.tsx'
import { useIsSaying } from '../../app/sound/useSay.ts'
import { useServices } from '../../app/useServices.ts'
import { texts } from './texts.ts'

export interface SayByDeviceProps {
  readonly voice_id: string
  readonly text: string
  readonly label: string
  readonly children: ReactNode
}

/** Lets a voice of this device say something; while it sounds, it stops it. */
export function SayByDevice({ voice_id, text, label, children }: SayByDeviceProps) {
  const { speaker, deviceVoices } = useServices()
  const notify = useNotify()
  const name = `${voice_id} ${text}`
  const isSaying = useIsSaying(name)

  async function say(): Promise<void> {
    const utterance = deviceVoices?.utteranceOf(text, 1, voice_id)
    if (utterance && (await speaker.say(name, utterance)) === 'failed') notify('error', texts.device.silent)
  }

  return (
    <FlatButton
      sign={isSaying ? 'stop' : 'play'}
      look={isSaying ? 'sounding' : 'plain'}
      aria-label={label}
      title={label}
      onClick={() => (isSaying ? speaker.stop() : void say())}
    >
      {children}
    </FlatButton>
  )
}
