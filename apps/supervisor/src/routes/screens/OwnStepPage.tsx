import type { OwnStep } from '@letterliaan/contract'
import { Link } from '@letterliaan/web/link'
import { Suspense } from 'react'
import { FlatButton, FlatLink, CollapsedPanel, Notice, Panel } from '../../app/controls/index.ts'
import { addresses, commonTexts, layout, PageFrame, useData, useDialog } from '../../app/index.ts'
import { AnchorEditor } from '../../features/own-steps/AnchorEditor.tsx'
import { Findings } from '../../features/own-steps/Findings.tsx'
import { OriginalPanel } from '../../features/own-steps/OriginalPanel.tsx'
import { RecipeEditor } from '../../features/own-steps/RecipeEditor.tsx'
import { StepTexts } from '../../features/own-steps/StepTexts.tsx'
import { GiveStepDialog } from '../../features/own-steps/GiveStepDialog.tsx'
import { useStepEditor } from '../../features/own-steps/useStepEditor.ts'
import { WordEditor } from '../../features/own-steps/WordEditor.tsx'
import { texts } from '../../features/own-steps/texts.ts'

export function OwnStepPage({ own_step_id }: { own_step_id: number }) {
  const [ownStep] = useData((queries) => [{ ...queries.ownStep(own_step_id), refetchOnWindowFocus: false }])
  return <StepEditor ownStep={ownStep} />
}

function StepEditor({ ownStep }: { ownStep: OwnStep }) {
  const { id } = ownStep
  const editor = useStepEditor(ownStep)
  const giving = useDialog((close) => (
    <Suspense>
      <GiveStepDialog step={ownStep} onClose={close} />
    </Suspense>
  ))
  const { step, findings, pictures, canSave, isChanged, isNewer, change, upload } = editor

  return (
    <PageFrame
      title={ownStep.label}
      back={<Link to={addresses.ownSteps}>{commonTexts.steps}</Link>}
      actions={
        <>
          <FlatButton look="primary" sign="check" aria-disabled={!canSave} onClick={editor.save}>
            {commonTexts.save}
          </FlatButton>
          {isChanged && !isNewer && (
            <FlatButton sign="undo" onClick={editor.discard}>
              {commonTexts.draft.discard}
            </FlatButton>
          )}
          <FlatButton sign="path" onClick={giving.open}>
            {commonTexts.setReadyFor}
          </FlatButton>
          <FlatLink to={addresses.ownStepPreview(id)}>{texts.preview}</FlatLink>
        </>
      }
    >
      {giving.dialog}
      <output>
        {isNewer && (
          <Notice
            look="attention"
            action={
              <span className={layout.line2}>
                <FlatButton look="primary" sign="check" onClick={editor.rebase}>
                  {commonTexts.draft.place}
                </FlatButton>
                <FlatButton sign="undo" onClick={editor.discard}>
                  {commonTexts.draft.throwAway}
                </FlatButton>
              </span>
            }
          >
            {texts.isNewer}
          </Notice>
        )}
      </output>
      <Findings findings={findings} failure={editor.checkFailure} />
      <Panel title={commonTexts.words} isFlush>
        <WordEditor
          words={step.words}
          findings={findings.filter(({ field }) => field === 'words')}
          hasStars
          pictureSource={{ pictures, onUpload: upload }}
          onChange={(words) => change({ words: [...words] })}
        />
      </Panel>
      <CollapsedPanel title={texts.more} hint={texts.moreHint}>
        {ownStep.original && <OriginalPanel step={step} original={ownStep.original} onTake={change} />}
        <Panel title={texts.tabs.texts}>
          <StepTexts step={step} findings={findings} productSteps={editor.productSteps} onChange={change} />
        </Panel>
        <Panel title={commonTexts.anchors} isFlush>
          <AnchorEditor
            anchors={step.anchors}
            pictures={pictures}
            onUpload={upload}
            onChange={(anchors) => change({ anchors: [...anchors] })}
          />
        </Panel>
        <Panel title={commonTexts.exercises} isFlush>
          <RecipeEditor
            recipe={step.recipe}
            choices={editor.choices}
            findings={findings.filter(({ field }) => field === 'recipe')}
            onChange={(recipe) => change({ recipe: [...recipe] })}
          />
        </Panel>
      </CollapsedPanel>
    </PageFrame>
  )
}
