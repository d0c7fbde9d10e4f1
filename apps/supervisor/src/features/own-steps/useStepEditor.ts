import type { OwnStep, OwnStepBody, OwnStepFinding, RecipeChoice } from '@letterliaan/contract'
import { ApiError } from '@letterliaan/contract/client'
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
    findings: check.findings ?? ownStep.findings,
    choices: check.choices,
    canSave,
    change: (changes: Partial<OwnStepBody>) => setStep((before) => ({ ...before, ...changes })),
    save: () => {
      if (canSave) void saving.run({ version, step, ...(original && { source_version: original.version }) })
    },
    upload: (file: File, alt: string) => uploading.ask({ file, alt }),
  }
}

interface DraftCheck {
  /** Undefined before the first check. */
  readonly findings: readonly OwnStepFinding[] | undefined
  /** Choices of the latest check that succeeded. */
  readonly choices: readonly RecipeChoice[]
}

function useDraftCheck(step: OwnStepBody): DraftCheck {
  const { client } = useServices()
  const settled = useDebouncedValue(step)
  const { data, error } = useQuery({
    queryKey: ['own-step-check', settled],
    queryFn: () => client.call('POST /api/v1/begeleider/own-step/check', { body: settled }),
    placeholderData: keepPreviousData,
    staleTime: Infinity,
    retry: false,
  })
  const [latest, setLatest] = useState(data)
  if (data !== undefined && data !== latest) setLatest(data)
  return { findings: error ? toFindings(error) : data?.findings, choices: latest?.choices ?? [] }
}

/** Returns why the server refuses a step. The fields of a refusal have names such as `words.2.sentence`. */
function toFindings(error: Error): OwnStepFinding[] {
  const errors = (error instanceof ApiError && error.problem.errors) || { '': error.message }
  return Object.entries(errors).map(([name, message]) => {
    const [field, index] = name.split('.')
    const at = index === undefined ? null : Number(index)
    return {
      severity: 'error',
      field: field as OwnStepFinding['field'],
      word: field === 'words' ? at : null,
      exercise: field === 'recipe' ? at : null,
      message,
    }
  })
}
