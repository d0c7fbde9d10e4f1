import type { OwnStep, OwnStepBody, OwnStepFinding, RecipeChoice } from '@letterliaan/contract'
import { ApiError } from '@letterliaan/contract/client'
import { useQuery, useSuspenseQueries, keepPreviousData } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useDraft } from '../../app/data/useDraft.ts'
import { useChange } from '../../app/data/useChange.ts'
import { useServices } from '../../app/useServices.ts'
import { isWorthSaving, saveStep, uploadPicture } from './step-changes.ts'
import { useDebouncedValue } from '../../app/data/useDebouncedValue.ts'

/** The changed parts of a step, and the version on which they are based. */
type StepDraft = Partial<OwnStepBody> & { readonly version?: number }

const unchanged: StepDraft = {}

export function useStepEditor(ownStep: OwnStep) {
  const { id, original } = ownStep
  const { queries } = useServices()
  const [{ data: curriculum }, { data: pictures }] = useSuspenseQueries({
    queries: [queries.curriculum, queries.pictures],
  })
  const draft = useDraft(`own-step-${id}`, unchanged)
  const { version = ownStep.version } = draft.value
  const step = useMemo<OwnStepBody>(() => {
    const { version: _, ...changes } = draft.value
    return { ...ownStep.step, ...changes }
  }, [ownStep.step, draft.value])
  const check = useDraftCheck(step)
  const saving = useChange(
    saveStep(id, (saved) => {
      if (!draft.forgetSaved(draft.value)) draft.change({ version: saved.version })
    }),
  )
  const uploading = useChange(uploadPicture)
  /** True if somebody else saved the step after the changes were begun. */
  const isNewer = version !== ownStep.version
  const canSave = !saving.isBusy && !isNewer && isWorthSaving(ownStep, step)

  return {
    step,
    productSteps: curriculum.filter(({ is_own }) => !is_own),
    pictures,
    findings: check.findings ?? ownStep.findings,
    choices: check.choices,
    canSave,
    isChanged: draft.value.version !== undefined,
    isNewer,
    rebase: () => draft.change({ version: ownStep.version }),
    discard: draft.forget,
    change: (changes: Partial<OwnStepBody>) => draft.change({ version, ...changes }),
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
