import type { RecordedType, SoundReviewWord } from '@letterliaan/contract'
import { fill } from '@letterliaan/texts'
import { useState } from 'react'
import { Choice, ToolPanel } from '../../app/controls/index.ts'
import { commonTexts, useServices } from '../../app/index.ts'
import { RecordingSession } from './RecordingSession.tsx'
import { createWordRecordingItems } from './recording-items.ts'
import { texts } from './texts.ts'

export interface RecordingPanelProps {
  readonly word: SoundReviewWord
  readonly onClose: () => void
}

const names: Readonly<Record<RecordedType, string>> = {
  word: commonTexts.word,
  sound_groups: commonTexts.soundGroups,
  sentence: commonTexts.sentence,
  plural: commonTexts.plural,
}

export function RecordingPanel({ word, onClose }: RecordingPanelProps) {
  const services = useServices()
  const [chosen, setChosen] = useState<RecordedType>('word')
  const recordable = createWordRecordingItems(services, word)
  const choice = (
    <Choice
      legend={texts.whatToRecord}
      options={recordable.map(({ type }) => ({ value: type, label: names[type] }))}
      value={chosen}
      onChange={setChosen}
    />
  )
  return (
    <ToolPanel
      label={fill(texts.ofWord, { word: word.word })}
      title={texts.title}
      choice={choice}
      onClose={onClose}
    >
      <RecordingSession
        key={chosen}
        items={recordable.filter(({ type }) => type === chosen).map(({ item }) => item)}
        isOne
      />
    </ToolPanel>
  )
}
