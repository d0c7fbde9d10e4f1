import type { ReviewStepWords } from '@letterliaan/contract'
import { fill } from '@letterliaan/texts'
import { Link } from '@letterliaan/web/link'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Choice, FlatLink } from '../../app/controls/index.ts'
import { addresses, commonTexts, formatStepName, PageFrame, useServices, useData } from '../../app/index.ts'
import { RecordingSession } from '../../features/recording/RecordingSession.tsx'
import {
  createSoundRecordingItem,
  createTextRecordingItem,
  createWordRecordingItems,
} from '../../features/recording/recording-items.ts'
import { texts } from '../../features/recording/texts.ts'
import { LessonTabs } from './LessonTabs.tsx'
import { SettingsTabs } from './SettingsTabs.tsx'

const kinds = ['word', 'sentence', 'text'] as const
type Kind = (typeof kinds)[number]
const kindNames = { word: commonTexts.words, sentence: texts.sentences, text: commonTexts.explanation }

export function RecordStepPage({ step_id }: { step_id: number }) {
  const { step, itemsOf } = useStepItems(step_id)
  const [kind, setKind] = useState<Kind>('word')
  return (
    <PageFrame
      title={fill(texts.ofStep, { label: step.label })}
      intro={texts.intro}
      back={<Link to={addresses.step(step_id)}>{formatStepName(step)}</Link>}
    >
      <LessonTabs current={addresses.pronunciation} />
      <Choice
        legend={texts.whatToRecord}
        options={kinds.map((value) => ({ value, label: kindNames[value] }))}
        value={kind}
        onChange={setKind}
      />
      <RecordingSession key={kind} items={itemsOf(kind)} next={<NextStep step={step} />} />
    </PageFrame>
  )
}

/** Records all that a child hears in its first hour: single sounds, the first step and the game's texts. */
export function RecordFirstHourPage() {
  const [steps] = useData((queries) => [queries.steps])
  const [first] = steps
  return (
    <PageFrame
      title={texts.firstHour.title}
      intro={texts.firstHour.intro}
      back={<Link to={addresses.voices}>{commonTexts.voices}</Link>}
    >
      <SettingsTabs current={addresses.voices} />
      {first && <FirstHour step_id={first.id} />}
    </PageFrame>
  )
}

function FirstHour({ step_id }: { readonly step_id: number }) {
  const services = useServices()
  const [first] = useData((queries) => [queries.spokenTexts(null)])
  const { step, itemsOf } = useStepItems(step_id)
  const items = [
    ...first.sounds.map((sound) => createSoundRecordingItem(services, sound)),
    ...kinds.flatMap(itemsOf),
    ...first.texts.map((text) => createTextRecordingItem(services, null, text)),
  ]
  return <RecordingSession items={items} next={<NextStep step={step} />} />
}

function useStepItems(step_id: number) {
  const services = useServices()
  const [step] = useData((queries) => [queries.step(step_id)])
  const [spoken] = useData((queries) => [queries.spokenTexts(step_id)])
  const itemsOf = (kind: Kind) =>
    kind === 'text'
      ? spoken.texts.map((text) => createTextRecordingItem(services, step_id, text))
      : [...step.words[1], ...step.words[2], ...step.words[3]]
          .flatMap((word) => createWordRecordingItems(services, word))
          .filter(({ type }) => type === kind)
          .map(({ item }) => item)
  return { step, itemsOf }
}

function NextStep({ step: { id, world } }: { readonly step: ReviewStepWords }) {
  const { queries } = useServices()
  const { data: steps = [] } = useQuery(queries.steps)
  const ofWorld = steps.filter((step) => step.world === world)
  const next = ofWorld[ofWorld.findIndex((step) => step.id === id) + 1]
  if (next === undefined || !ofWorld.some((step) => step.id === id)) return null
  return (
    <FlatLink to={addresses.recordStep(next.id)} look="primary">
      {fill(texts.nextStep, { label: next.label })}
    </FlatLink>
  )
}
