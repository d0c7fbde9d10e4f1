import type { RecordedSound, RecordedType, SoundReviewWord } from '@letterliaan/contract'
import { FlatButton } from '../../app/controls/FlatButton.tsx'
import { PlayButton } from '../../app/controls/PlayButton.tsx'
import { useChange } from '../../app/data/useChange.ts'
import { dutchFormat } from '@letterliaan/rules/calendar'
import { wordAudioAddress } from '@letterliaan/web/spoken-sound'
import { useServices } from '../../app/useServices.ts'
import { removeRecording } from './recording-changes.ts'
import styles from './Recording.module.css'
import { fill } from '@letterliaan/texts'
import * as texts from './texts.ts'
import * as common from '../../app/texts/common.ts'

export interface KeptRecordingProps {
  readonly word: SoundReviewWord
  readonly type: RecordedType
  readonly recording: RecordedSound
}

const day = dutchFormat({ dateStyle: 'long' })
const seconds = new Intl.NumberFormat('nl-NL', { maximumFractionDigits: 1 })

export function KeptRecording({ word, type, recording }: KeptRecordingProps) {
  const { client, queries } = useServices()
  const { isBusy, run: remove } = useChange(removeRecording(client, queries, { id: word.id, type }))
  const { name, created_at, duration_ms, pack_speaker } = recording

  return (
    <div className={styles.buttons}>
      <p className={styles.quiet}>
        {fill(pack_speaker === null ? texts.kept : texts.keptOfPack, {
          name: pack_speaker ?? name,
          day: day.format(created_at * 1000),
          seconds: seconds.format(duration_ms / 1000),
        })}
      </p>
      <PlayButton address={wordAudioAddress(word, type)} label={texts.hearKept}>
        {common.listen}
      </PlayButton>
      <FlatButton sign="remove" aria-disabled={isBusy} onClick={() => void remove()}>
        {common.remove}
      </FlatButton>
    </div>
  )
}
