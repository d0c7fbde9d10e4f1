import type { OwnStep, OwnStepBody, OwnStepCheck } from '@letterliaan/contract'
import { useQuery, useSuspenseQueries, keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import { useChange } from '../../app/data/useChange.ts'
import { useServices } from '../../app/useServices.ts'
import { isWorthSaving, saveStep, uploadPicture } from './step-changes.ts'
import { useDebouncedValue } from '../../app/data/useDebouncedValue.ts'

export function useStepEditor(ownStep: OwnStep) {
  const { id, version, original } = ownStep
  const { queries } = useServices()
  const [{ data: curriculum }, { data: pictures }] = useSuspenseQueries({
    queries: [queries.curriculum, queries.pictures],
  })
  const [step, setStep] = useState<OwnStepBody>(ownStep.step)
  const check = useDraftCheck(step)
  const saving = useChange(saveStep(id))
  const uploading = useChange(uploadPicture)
  const canSave = !saving.isBusy && isWorthSaving(ownStep, step)

  return {
    step,
    productSteps: curriculum.filter(({ is_own }) => !is_own),
    pictures,
    findings: check?.findings ?? ownStep.findings,
    choices: check?.choices ?? [],
    canSave,
    change: (changes: Partial<OwnStepBody>) => setStep((before) => ({ ...before, ...changes })),
    save: () => {
      if (canSave) void saving.run({ version, step, ...(original && { source_version: original.version }) })
    },
    upload: (file: File, alt: string) => uploading.ask({ file, alt }),
  }
}

/** Returns the latest check of an edited step, or undefined before the first. */
function useDraftCheck(step: OwnStepBody): OwnStepCheck | undefined {
  const { client } = useServices()
  const settled = useDebouncedValue(step)
  const { data } = useQuery({
    queryKey: ['own-step-check', settled],
    queryFn: () => client.call('POST /api/v1/begeleider/own-step/check', { body: settled }),
    placeholderData: keepPreviousData,
    staleTime: Infinity,
    retry: false,
  })
  return data
}
