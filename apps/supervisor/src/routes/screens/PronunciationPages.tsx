import { fill } from '@letterliaan/texts'
import { useQuery } from '@tanstack/react-query'
import { FlatLink, Choice, ControlIcon, EmptyState } from '../../app/controls/index.ts'
import {
  addresses,
  commonTexts,
  formatStepName,
  PageFrame,
  useServices,
  layout,
  useData,
} from '../../app/index.ts'
import { StepList } from '../../features/words/StepList.tsx'
import { readSoughtWorld } from '../sought-group.ts'
import { LessonTabs } from './LessonTabs.tsx'
import type { SoundReviewWord, MarkedWord } from '@letterliaan/contract'
import { useState } from 'react'
import { Link } from '@letterliaan/web/link'
import { WordReview } from '../../features/words/WordReview.tsx'
import { texts as recordingTexts } from '../../features/recording/texts.ts'
import { texts } from '../../features/words/texts.ts'
import { PronunciationPanel } from '../../features/pronunciation/PronunciationPanel.tsx'
import { RecordingPanel } from '../../features/recording/RecordingPanel.tsx'
import type { WordTool } from '../../features/words/ReviewRow.tsx'

/** Lists the steps of the world in the address, or else of world 1. */
export function WorldPage() {
  const world = readSoughtWorld() ?? 1
  const [steps] = useData((queries) => [queries.steps])
  const first = steps.find((step) => step.world === world)
  return (
    <PageFrame
      title={commonTexts.pronunciation}
      intro={texts.steps.intro}
      actions={
        first && (
          <FlatLink to={addresses.recordStep(first.id)} sign="microphone">
            {fill(texts.steps.recordWorld, { world })}
          </FlatLink>
        )
      }
    >
      <LessonTabs current={addresses.pronunciation} />
      <StepList world={world} steps={steps} />
    </PageFrame>
  )
}

type Level = '1' | '2' | '3'
type ShownLevel = Level | 'all'

const levels: readonly Level[] = ['1', '2', '3']
const choices: readonly { readonly value: ShownLevel; readonly label: string }[] = [
  { value: 'all', label: texts.allLevels },
  ...levels.map((value) => ({ value, label: fill(commonTexts.levelNumber, { level: value }) })),
]

export function StepPage({ step_id }: { step_id: number }) {
  const [step] = useData((queries) => [queries.step(step_id)])
  const [shown, setShown] = useState<ShownLevel>('1')

  const sections = levels
    .filter((level) => shown === 'all' || level === shown)
    .map((level): { title: string; words: readonly SoundReviewWord[] } => ({
      title: fill(commonTexts.levelNumber, { level }),
      words: step.words[level],
    }))

  return (
    <PageFrame
      title={formatStepName(step)}
      back={
        <Link to={addresses.world(step.world)}>{fill(commonTexts.worldNumber, { world: step.world })}</Link>
      }
      actions={
        <>
          <FlatLink to={addresses.recordStep(step_id)} sign="microphone">
            {recordingTexts.openSession}
          </FlatLink>
          <StepNeighbours step_id={step_id} />
        </>
      }
    >
      <LessonTabs current={addresses.pronunciation} />
      <WordReview
        key={shown}
        sections={sections}
        renderTool={renderWordTool}
        controls={<Choice legend={commonTexts.level} options={choices} value={shown} onChange={setShown} />}
      />
    </PageFrame>
  )
}

function StepNeighbours({ step_id }: { step_id: number }) {
  const { queries } = useServices()
  const { data: steps = [] } = useQuery(queries.steps)
  const at = steps.findIndex(({ id }) => id === step_id)
  const [before, after] = at < 0 ? [] : [steps[at - 1], steps[at + 1]]
  return (
    <nav className={layout.buttons} aria-label={texts.otherSteps}>
      {before && (
        <FlatLink to={addresses.step(before.id)} title={before.label} sign="left">
          {texts.previousStep}
        </FlatLink>
      )}
      {after && (
        <FlatLink to={addresses.step(after.id)} title={after.label}>
          {texts.nextStep}
          <ControlIcon name="right" />
        </FlatLink>
      )}
    </nav>
  )
}

export function MarkedPage() {
  const [marked] = useData((queries) => [queries.marked])
  return (
    <PageFrame title={commonTexts.soundsWrong} intro={texts.marked.intro}>
      <LessonTabs current={addresses.marked} />
      {marked.length === 0 ? (
        <EmptyState
          title={texts.marked.none}
          mood="blij"
          buddy={1}
          action={
            <FlatLink to={addresses.pronunciation} look="primary">
              {texts.marked.listen}
            </FlatLink>
          }
        >
          {texts.marked.hint}
        </EmptyState>
      ) : (
        <WordReview sections={bySteps(marked)} renderTool={renderWordTool} />
      )}
    </PageFrame>
  )
}

function bySteps(marked: readonly MarkedWord[]) {
  const steps = new Map(marked.map(({ step }) => [step.id, step]))
  return Array.from(steps.values(), ({ id, world, position, label }) => ({
    title: (
      <>
        <Link to={addresses.step(id)}>{formatStepName({ position, label })}</Link>
        {fill(texts.marked.inWorld, { world })}
      </>
    ),
    words: marked.filter(({ step }) => step.id === id).map(({ word }) => word),
  }))
}

const renderWordTool = (tool: WordTool, word: SoundReviewWord, onClose: () => void) =>
  tool === 'pronunciation' ? (
    <PronunciationPanel word={word} onClose={onClose} />
  ) : (
    <RecordingPanel word={word} onClose={onClose} />
  )
