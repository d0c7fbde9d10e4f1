import { useStore } from '@letterliaan/web/use-store'
import { useEffect, useState } from 'react'
import { FlatButton } from '../../app/controls/FlatButton.tsx'
import { LevelMeter } from './LevelMeter.tsx'
import { useServices } from '../../app/useServices.ts'
import { createRecorder } from './recorder.ts'
import { fill } from '@letterliaan/texts'
import * as texts from './texts.ts'

export interface RecordButtonProps {
  readonly isAgain: boolean
  readonly onTake: (sound: Blob) => void
  readonly onFailure: (error: unknown) => void
}

/** Starts and stops the microphone, and shows that it hears something. */
export function RecordButton({ isAgain, onTake, onFailure }: RecordButtonProps) {
  const { speaker } = useServices()
  const [recorder] = useState(createRecorder)
  const heard = useStore(recorder.heard)

  useEffect(() => recorder.close, [recorder])

  function begin() {
    speaker.stop()
    recorder.start(onTake).catch(onFailure)
  }

  if (heard === null)
    return (
      <FlatButton sign="microphone" onClick={begin}>
        {isAgain ? texts.recordAgain : texts.record}
      </FlatButton>
    )
  return (
    <>
      <FlatButton look="marked" sign="stop" onClick={recorder.stop}>
        {fill(texts.stop, { seconds: Math.floor(heard.seconds) })}
      </FlatButton>
      <LevelMeter filled={heard.level * 1.5} />
    </>
  )
}
