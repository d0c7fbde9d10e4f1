import type { RecordedType } from '@letterliaan/contract'
import { useState } from 'react'
import { FlatButton } from '../../app/controls/FlatButton.tsx'
import { PlayButton } from '../../app/controls/PlayButton.tsx'
import { useChange } from '../../app/data/useChange.ts'
import { useSay } from '../../app/sound/useSay.ts'
import { useServices } from '../../app/useServices.ts'
import { FileButton } from '../../app/controls/FileButton.tsx'
import { canRecord } from './microphone.ts'
import { RecordButton } from './RecordButton.tsx'
import { keepRecording, tryRecording, type Take } from './recording-changes.ts'
import styles from './Recording.module.css'
import { toWav } from './to-wav.ts'
import * as common from '../../app/texts/common.ts'
import * as texts from './texts.ts'

export interface NewRecordingProps {
  readonly word_id: number
  readonly type: RecordedType
  readonly isReplacing: boolean
}

/** Record or choose a file, hear it trimmed and levelled, keep it. */
export function NewRecording({ word_id, type, isReplacing }: NewRecordingProps) {
  const { client, queries, sounds } = useServices()
  const say = useSay()
  const [take, setTake] = useState<Take | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [isWorking, setWorking] = useState(false)
  const { isBusy, run: keep } = useChange(keepRecording(client, queries, { id: word_id, type }), () =>
    setTake(null),
  )

  async function hear(sound: Blob) {
    setFailure(null)
    setTake(null)
    setWorking(true)
    try {
      const tried = await tryRecording(client, sounds.hold, await toWav(sound))
      setTake(tried)
      void say(tried.address)
    } catch (error) {
      fail(error)
    } finally {
      setWorking(false)
    }
  }

  const fail = (error: unknown) => setFailure(error instanceof Error ? error.message : common.failed)

  return (
    <>
      <div className={styles.buttons}>
        {canRecord() && (
          <RecordButton
            isAgain={isReplacing || take !== null}
            onTake={(sound) => void hear(sound)}
            onFailure={fail}
          />
        )}
        <FileButton
          label={common.chooseFile}
          sign="upload"
          accept="audio/*"
          onChoose={(file) => void hear(file)}
        >
          {common.chooseFile}
        </FileButton>
        {!canRecord() && <p className={styles.quiet}>{texts.onlySecure}</p>}
        <output className={styles.quiet}>{isWorking && texts.working}</output>
      </div>
      <div role="alert">{failure !== null && <p className={styles.failure}>{failure}</p>}</div>
      {take && (
        <div className={styles.buttons}>
          <p>{texts.taken}</p>
          <PlayButton address={take.address} label={texts.hearTaken}>
            {common.listen}
          </PlayButton>
          <FlatButton look="primary" sign="check" aria-disabled={isBusy} onClick={() => void keep(take)}>
            {common.save}
          </FlatButton>
        </div>
      )}
    </>
  )
}
