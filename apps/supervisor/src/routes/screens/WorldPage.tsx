import { fill } from '@letterliaan/texts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { FlatLink } from '../../app/controls/index.ts'
import { addresses, commonTexts, PageFrame, useServices } from '../../app/index.ts'
import { StepList } from '../../features/steps/StepList.tsx'
import { readSoughtWorld } from '../sought-group.ts'
import { LessonTabs } from './LessonTabs.tsx'
import { texts } from '../../features/steps/texts.ts'

/** The steps of a world; of the first one if the address has none. */
export function WorldPage() {
  const world = readSoughtWorld() ?? 1
  const { queries } = useServices()
  const { data: steps } = useSuspenseQuery(queries.steps)
  const first = steps.find((step) => step.world === world)
  return (
    <PageFrame
      title={commonTexts.pronunciation}
      intro={texts.intro}
      actions={
        first && (
          <FlatLink to={addresses.recordStep(first.id)} sign="microphone">
            {fill(texts.recordWorld, { world })}
          </FlatLink>
        )
      }
    >
      <LessonTabs current={addresses.pronunciation} />
      <StepList world={world} steps={steps} />
    </PageFrame>
  )
}
