import type { ReviewStepWords } from '@letterliaan/contract'
import { fill } from '@letterliaan/texts'
import { Link } from '@letterliaan/web/link'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Choice } from '../../app/controls/Choice.tsx'
import { flatClass } from '../../app/controls/FlatButton.tsx'
import { PageFrame } from '../../app/shell/PageFrame.tsx'
import { useServices } from '../../app/useServices.ts'
import { RecordingSession } from '../../features/recording/RecordingSession.tsx'
import { itemOfText, itemsOfWord } from '../../features/recording/spoken-items.ts'
import { texts } from '../../features/recording/texts.ts'
import { addresses } from '../addresses.ts'
import { LessonTabs } from './LessonTabs.tsx'

type Kind = keyof typeof texts.kinds
const kinds: readonly Kind[] = ['word', 'sentence', 'text']

/** A step is spoken in one go; the next step of its world comes after it. */
export function RecordStepPage({ step_id }: { step_id: number }) {
  const services = useServices()
  const { queries } = services
  const { data: step } = useSuspenseQuery(queries.step(step_id))
  const { data: spokenTexts } = useSuspenseQuery(queries.stepTexts(step_id))
  const [kind, setKind] = useState<Kind>('word')
  const items =
    kind === 'text'
      ? spokenTexts.map((text) => itemOfText(services, step_id, text))
      : [...step.words[1], ...step.words[2], ...step.words[3]]
          .flatMap((word) => itemsOfWord(services, word))
          .filter(({ type }) => type === kind)
          .map(({ item }) => item)
  return (
    <PageFrame
      title={fill(texts.ofStep, { label: step.label })}
      intro={texts.intro}
      back={<Link to={addresses.step(step_id)}>{`${step.position}. ${step.label}`}</Link>}
    >
      <LessonTabs current={addresses.pronunciation} />
      <Choice
        legend={texts.what}
        options={kinds.map((value) => ({ value, label: texts.kinds[value] }))}
        value={kind}
        onChange={setKind}
      />
      <RecordingSession key={kind} items={items} next={<NextStep step={step} />} />
    </PageFrame>
  )
}

function NextStep({ step: { id, world } }: { readonly step: ReviewStepWords }) {
  const { queries } = useServices()
  const { data: steps = [] } = useQuery(queries.steps)
  const ofWorld = steps.filter((step) => step.world === world)
  const next = ofWorld[ofWorld.findIndex((step) => step.id === id) + 1]
  if (next === undefined || !ofWorld.some((step) => step.id === id)) return null
  return (
    <Link to={addresses.recordStep(next.id)} className={flatClass('primary')}>
      {fill(texts.nextStep, { label: next.label })}
    </Link>
  )
}
