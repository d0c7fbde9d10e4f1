import { useSuspenseQuery } from '@tanstack/react-query'
import { PageFrame } from '../../app/shell/PageFrame.tsx'
import { useServices } from '../../app/useServices.ts'
import { StepList } from '../../features/steps/StepList.tsx'
import { addresses } from '../addresses.ts'
import { PronunciationTabs } from './PronunciationTabs.tsx'
import * as common from '../../app/texts/common.ts'
import * as texts from '../../features/steps/texts.ts'

/** The steps of a world; the first where the address names none. */
export function WorldPage({ world = 1 }: { world?: number }) {
  const { queries } = useServices()
  const { data: steps } = useSuspenseQuery(queries.steps)
  return (
    <PageFrame title={common.pronunciation} intro={texts.intro}>
      <PronunciationTabs current="steps" />
      <StepList world={world} steps={steps} addressOfWorld={addresses.world} addressOfStep={addresses.step} />
    </PageFrame>
  )
}
