import { EmptyState, FileButton, FlatLink, Panel } from '../../app/controls/index.ts'
import { addresses, commonTexts, PageFrame, useChange, useServices, useData } from '../../app/index.ts'
import { OwnStepList, ProductSteps } from '../../features/own-steps/OwnStepList.tsx'
import { importStep } from '../../features/own-steps/step-changes.ts'
import { LessonTabs } from './LessonTabs.tsx'
import { texts } from '../../features/own-steps/texts.ts'

export function OwnStepsPage() {
  const { navigator } = useServices()
  const [steps] = useData((queries) => [queries.ownSteps])
  const [curriculum] = useData((queries) => [queries.curriculum])
  const importing = useChange(importStep, ({ id }) => navigator.go(addresses.ownStep(id)))

  return (
    <PageFrame
      title={commonTexts.steps}
      intro={texts.list.intro}
      actions={
        <>
          <FlatLink to={addresses.ownWords} look="primary">
            {texts.pasteWords}
          </FlatLink>
          <FileButton
            label={texts.list.aStepFromFile}
            sign="upload"
            accept=".json,application/json"
            onChoose={(file) => void importing.run(file)}
          >
            {texts.list.fromFile}
          </FileButton>
        </>
      }
    >
      <LessonTabs current={addresses.ownSteps} />
      {steps.length === 0 ? (
        <EmptyState
          title={texts.list.none}
          action={<FlatLink to={addresses.ownWords}>{texts.list.paste}</FlatLink>}
        >
          {texts.list.empty}
        </EmptyState>
      ) : (
        <Panel title={commonTexts.ownSteps} isFlush>
          <OwnStepList steps={steps} />
        </Panel>
      )}
      <Panel title={texts.productSteps} isFlush>
        <ProductSteps steps={curriculum.filter(({ is_own }) => !is_own)} />
      </Panel>
    </PageFrame>
  )
}
