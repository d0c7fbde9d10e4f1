import type { OwnPicture, OwnStep, OwnStepBody } from '@letterliaan/contract'
import { randomId } from '@letterliaan/contract/client'
import { Link } from '@letterliaan/web/link'
import { useNotify } from '@letterliaan/ui'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { FlatButton, flatClass } from '../../app/controls/FlatButton.tsx'
import { Panel } from '../../app/controls/Panel.tsx'
import { useSend } from '../../app/data/useSend.ts'
import { PageFrame } from '../../app/shell/PageFrame.tsx'
import { useServices } from '../../app/useServices.ts'
import { AnchorEditor } from '../../features/own-steps/AnchorEditor.tsx'
import { Findings } from '../../features/own-steps/Findings.tsx'
import { GiveStepDialog } from '../../features/own-steps/GiveStepDialog.tsx'
import { OriginalPanel } from '../../features/own-steps/OriginalPanel.tsx'
import { RecipeEditor } from '../../features/own-steps/RecipeEditor.tsx'
import { StepTexts } from '../../features/own-steps/StepTexts.tsx'
import { useDraftCheck } from '../../features/own-steps/useDraftCheck.ts'
import { WordEditor } from '../../features/own-steps/WordEditor.tsx'
import { addresses } from '../addresses.ts'
import { useGiveStep } from './useGiveStep.ts'

/** The editor of an own step. */
export function OwnStepPage({ own_step_id }: { own_step_id: number }) {
  const { queries } = useServices()
  const { data: ownStep } = useSuspenseQuery({ ...queries.ownStep(own_step_id), refetchOnWindowFocus: false })
  return <StepEditor key={ownStep.version} ownStep={ownStep} />
}

function StepEditor({ ownStep }: { ownStep: OwnStep }) {
  const { id, version, source } = ownStep
  const { client, queries, queryClient } = useServices()
  const { data: productSteps } = useSuspenseQuery(queries.productSteps)
  const { data: pictures } = useSuspenseQuery(queries.pictures)
  const { data: original } = useQuery({ ...queries.ownStepOriginal(id), enabled: source !== null })
  const [step, setStep] = useState<OwnStepBody>(ownStep.step)
  const check = useDraftCheck(step)
  const { isBusy, send } = useSend()
  const [isGiving, setGiving] = useState(false)
  const { data: groups } = useQuery({ ...queries.groups, enabled: isGiving })
  const { data: students } = useQuery({ ...queries.students, enabled: isGiving })
  const giving = useGiveStep(ownStep)
  const notify = useNotify()
  const findings = check?.findings ?? ownStep.findings
  const change = (changes: Partial<OwnStepBody>) => setStep((before) => ({ ...before, ...changes }))
  const isChanged = JSON.stringify(step) !== JSON.stringify(ownStep.step)
  const canSave = !isBusy && (isChanged || (original !== undefined && source?.version !== original.version))

  const save = () =>
    send(async () => {
      const saved = await client.call('PUT /api/v1/begeleider/own-step/:id', {
        params: { id },
        body: { version, step, ...(original && { source_version: original.version }) },
        idempotencyKey: randomId(),
      })
      queryClient.setQueryData(queries.ownStep(id).queryKey, saved)
      void queryClient.invalidateQueries({ queryKey: queries.ownSteps.queryKey })
      void queryClient.invalidateQueries({ queryKey: queries.ownStepOriginal(id).queryKey })
      queryClient.removeQueries({ queryKey: queries.ownStepPreview(id).queryKey })
    }, 'Bewaard. Kinderen die nog niet aan de stap begonnen, krijgen de nieuwe.')

  async function upload(file: File, alt: string): Promise<OwnPicture | null> {
    try {
      const body = new Blob([file], { type: file.type })
      const picture = await client.call('POST /api/v1/begeleider/own-picture', {
        upload: body,
        query: { alt },
      })
      await queryClient.invalidateQueries({ queryKey: queries.pictures.queryKey })
      return picture
    } catch (error) {
      notify('error', error instanceof Error ? error.message : 'Dat is niet gelukt.')
      return null
    }
  }

  return (
    <PageFrame
      title={ownStep.label}
      back={<Link to={addresses.ownSteps}>Stappen</Link>}
      actions={
        <>
          <FlatButton
            look="primary"
            sign="check"
            aria-disabled={!canSave}
            onClick={() => canSave && void save()}
          >
            Bewaar
          </FlatButton>
          <FlatButton sign="path" onClick={() => setGiving(true)}>
            Zet klaar voor …
          </FlatButton>
          <Link to={addresses.ownStepPreview(id)} className={flatClass('plain')}>
            Bekijk als kind
          </Link>
        </>
      }
    >
      {isGiving && groups !== undefined && students !== undefined && (
        <GiveStepDialog
          groups={groups}
          students={students}
          isBusy={giving.isBusy}
          onGive={(receiver) => void giving.give(receiver).then((isDone) => isDone && setGiving(false))}
          onClose={() => setGiving(false)}
        />
      )}
      <Findings findings={findings} />
      {original !== undefined && <OriginalPanel step={step} original={original} onTake={change} />}
      <Panel title="Tekst">
        <StepTexts step={step} findings={findings} productSteps={productSteps} onChange={change} />
      </Panel>
      <Panel title="Woorden" isFlush>
        <WordEditor
          words={step.words}
          findings={findings.filter(({ field }) => field === 'words')}
          hasStars
          pictureSource={{ pictures, onUpload: upload }}
          onChange={(words) => change({ words: [...words] })}
        />
      </Panel>
      <Panel title="Ankerwoorden" isFlush>
        <AnchorEditor
          anchors={step.anchors}
          pictures={pictures}
          onUpload={upload}
          onChange={(anchors) => change({ anchors: [...anchors] })}
        />
      </Panel>
      <Panel title="Oefeningen" isFlush>
        <RecipeEditor
          recipe={step.recipe}
          choices={check?.choices ?? []}
          findings={findings.filter(({ field }) => field === 'recipe')}
          onChange={(recipe) => change({ recipe: [...recipe] })}
        />
      </Panel>
    </PageFrame>
  )
}
