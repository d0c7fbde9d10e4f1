import type { RecordedType, SoundReviewWord } from '@letterliaan/contract'
import { useState } from 'react'
import { Choice } from '../../app/controls/Choice.tsx'
import { ToolPanel } from '../../app/controls/ToolPanel.tsx'
import { KeptRecording } from './KeptRecording.tsx'
import { NewRecording } from './NewRecording.tsx'
import { recordablesOfWord } from './recordables.ts'
import styles from './Recording.module.css'
import { fill } from '@letterliaan/texts'
import * as texts from './texts.ts'

export interface RecordingPanelProps {
  readonly word: SoundReviewWord
  readonly onClose: () => void
}

export function RecordingPanel({ word, onClose }: RecordingPanelProps) {
  const [type, setType] = useState<RecordedType>('word')
  const recordables = recordablesOfWord(word)
  const text = recordables.find((recordable) => recordable.type === type)?.text ?? word.word
  const recording = word.recordings[type]
  const choice = (
    <Choice
      legend={texts.whatToRecord}
      options={recordables.map(({ type: value, name }) => ({ value, label: name }))}
      value={type}
      onChange={setType}
    />
  )

  return (
    <ToolPanel
      label={fill(texts.ofWord, { word: word.word })}
      title={texts.title}
      choice={choice}
      onClose={onClose}
    >
      <p>
        <span className={styles.quiet}>{texts.say}</span>
        <br />
        <span className={styles.text}>{text}</span>
      </p>
      {recording && <KeptRecording key={`kept ${type}`} word={word} type={type} recording={recording} />}
      <NewRecording key={`new ${type}`} word_id={word.id} type={type} isReplacing={recording !== null} />
    </ToolPanel>
  )
}
