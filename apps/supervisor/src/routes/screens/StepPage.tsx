import type { SoundReviewWord } from '@letterliaan/contract'
import { useSuspenseQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { fill } from '@letterliaan/texts'
import { Choice, FlatLink, Sign } from '../../app/controls/index.ts'
import { addresses, commonTexts, layout, PageFrame, useServices } from '../../app/index.ts'
import { Link } from '@letterliaan/web/link'
import { WordReview } from '../../features/words/WordReview.tsx'
import { LessonTabs } from './LessonTabs.tsx'
import { renderWordTool } from './renderWordTool.tsx'
import { texts as recordingTexts } from '../../features/recording/texts.ts'
import { texts } from '../../features/words/texts.ts'

type Level = '1' | '2' | '3'
type ShownLevel = Level | 'all'

const levels: readonly Level[] = ['1', '2', '3']
const choices: readonly { readonly value: ShownLevel; readonly label: string }[] = [
  { value: 'all', label: texts.allLevels },
  ...levels.map((value) => ({ value, label: fill(commonTexts.levelNumber, { level: value }) })),
]

export function StepPage({ step_id }: { step_id: number }) {
  const { queries } = useServices()
  const { data: step } = useSuspenseQuery(queries.step(step_id))
  const [shown, setShown] = useState<ShownLevel>('1')

  const sections = levels
    .filter((level) => shown === 'all' || level === shown)
    .map((level): { title: string; words: readonly SoundReviewWord[] } => ({
      title: fill(commonTexts.levelNumber, { level }),
      words: step.words[level],
    }))

  return (
    <PageFrame
      title={`${step.position}. ${step.label}`}
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
          <Sign name="right" />
        </FlatLink>
      )}
    </nav>
  )
}
