import type { RecordedType, ReviewStepWords, SoundReviewWord, SpokenText } from '@letterliaan/contract'
import { fill } from '@letterliaan/texts'
import { Link } from '@letterliaan/web/link'
import { wordAudioAddress } from '@letterliaan/web/spoken-sound'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Choice } from '../../app/controls/Choice.tsx'
import { flatClass } from '../../app/controls/FlatButton.tsx'
import { replaceWord } from '../../app/data/replace-word.ts'
import type { Services } from '../../app/services.ts'
import { PageFrame } from '../../app/shell/PageFrame.tsx'
import { useServices } from '../../app/useServices.ts'
import { RecordingSession } from '../../features/recording/session/RecordingSession.tsx'
import type { SpokenItem } from '../../features/recording/session/spoken-item.ts'
import * as texts from '../../features/recording/session/texts.ts'
import { addresses } from '../addresses.ts'
import { PronunciationTabs } from './PronunciationTabs.tsx'

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
      ? spokenTexts.map((text) => toTextItem(services, step_id, text))
      : wordsOf(step).map((word) => toWordItem(services, word, kind))
  return (
    <PageFrame
      title={fill(texts.ofStep, { label: step.label })}
      intro={texts.intro}
      back={<Link to={addresses.step(step_id)}>{`${step.position}. ${step.label}`}</Link>}
    >
      <PronunciationTabs current="steps" />
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

const wordsOf = ({ words }: ReviewStepWords): SoundReviewWord[] => [...words[1], ...words[2], ...words[3]]

function toWordItem(
  { client, queries, queryClient }: Services,
  word: SoundReviewWord,
  type: Extract<RecordedType, 'word' | 'sentence'>,
): SpokenItem {
  return {
    id: `${type} ${word.id}`,
    text: type === 'word' ? word.word : word.sentence,
    context: type === 'word' ? word.sentence : '',
    recording: word.recordings[type],
    address: wordAudioAddress(word, type),
    async keep(wav) {
      const params = { id: word.id, type }
      const kept = await client.call('PUT /api/v1/begeleider/word/:id/recording/:type', {
        params,
        upload: wav,
      })
      replaceWord(queryClient, queries, kept)
    },
  }
}

/** Its sound is a child's: a supervisor has no step of its own to hear it in. */
function toTextItem(
  { client, queries, queryClient }: Services,
  step_id: number,
  known: SpokenText,
): SpokenItem {
  return {
    id: `text ${known.key}`,
    text: known.text,
    context: '',
    recording: known.recording,
    address: null,
    async keep(wav) {
      const params = { id: step_id, key: known.key }
      const kept = await client.call('PUT /api/v1/begeleider/review/step/:id/text/:key/recording', {
        params,
        upload: wav,
      })
      queryClient.setQueryData(queries.stepTexts(step_id).queryKey, (all) =>
        all?.map((other) => (other.key === kept.key ? kept : other)),
      )
    },
  }
}
