import { useData } from '../../app/data/useData.ts'
import type { OwnStep, OwnStepBody, OwnStepFinding, RecipeChoice } from '@letterliaan/contract'
import { ApiError } from '@letterliaan/contract/client'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useDraft } from '../../app/data/useDraft.ts'
import { describeFailure } from '../../app/data/change.ts'
import { useChange } from '../../app/data/useChange.ts'
import { useServices } from '../../app/useServices.ts'
import { isWorthSaving, saveStep, uploadPicture } from './step-changes.ts'
import { useDebouncedValue } from '../../app/data/useDebouncedValue.ts'

/** The changed parts of a step, and the version on which they are based. */
type StepDraft = Partial<OwnStepBody> & { readonly version?: number }

const unchanged: StepDraft = {}

export function useStepEditor(ownStep: OwnStep) {
  const { id, original } = ownStep
  const { drafts } = useServices()
  const [curriculum, pictures] = useData((queries) => [queries.curriculum, queries.pictures])
  const draftName = `own-step-${id}`
  const draft = useDraft(draftName, unchanged)
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
  /** True if the stored step has the changes, for example if the reply to a save was lost. */
  const isStored = !isWorthSaving({ ...ownStep, original: null }, step)
  // Exact, so that a space stays while somebody types.
  const isDraftStored =
    draft.value.version !== undefined && JSON.stringify(step) === JSON.stringify(ownStep.step)
  useEffect(() => {
    if (isDraftStored) draft.forget()
    // Changed spaces stay while somebody types, and are forgotten when the page is left.
    else if (isStored) drafts.remove(draftName)
  })
  const version = (isStored ? undefined : draft.value.version) ?? ownStep.version
  // Read at a change, because an upload may end after a later save.
  const base = useRef(version)
  useLayoutEffect(() => {
    base.current = version
  })
  /** True if somebody else saved the step after the changes were begun. */
  const isNewer = version !== ownStep.version
  const canSave = !saving.isBusy && !isNewer && isWorthSaving(ownStep, step)

  return {
    step,
    productSteps: curriculum.filter(({ is_own }) => !is_own),
    pictures,
    findings: check.findings ?? ownStep.findings,
    choices: check.choices,
    checkFailure: check.failure,
    canSave,
    isChanged: draft.value.version !== undefined && !isStored,
    isNewer,
    rebase: () => draft.change({ version: ownStep.version }),
    discard: draft.forget,
    change: (changes: Partial<OwnStepBody>) => draft.change({ version: base.current, ...changes }),
    save: () => {
      if (canSave) void saving.run({ version, step, ...(original && { source_version: original.version }) })
    },
    upload: (file: File, alt: string) => uploading.ask({ file, alt }),
  }
}

interface DraftCheck {
  /** Findings of the latest check, also of a refused one. Undefined before the first. */
  readonly findings: readonly OwnStepFinding[] | undefined
  /** Choices of the latest check that succeeded. */
  readonly choices: readonly RecipeChoice[]
}

/** `failure`: the message if the server could not check the step, otherwise null. */
function useDraftCheck(step: OwnStepBody): DraftCheck & { readonly failure: string | null } {
  const { client } = useServices()
  const settled = useDebouncedValue(step)
  const { data, error } = useQuery({
    queryKey: ['own-step-check', settled],
    queryFn: () => client.call('POST /api/v1/begeleider/own-step/check', { body: settled }),
    staleTime: Infinity,
    retry: false,
  })
  const errors = error instanceof ApiError ? error.problem.errors : undefined
  const of = data ?? errors
  const [latest, setLatest] = useState<DraftCheck & { readonly of: unknown }>({
    of: undefined,
    findings: undefined,
    choices: [],
  })
  if (of !== undefined && of !== latest.of)
    setLatest({
      of,
      findings: data?.findings ?? toFindings(errors ?? {}),
      choices: data?.choices ?? latest.choices,
    })
  return { ...latest, failure: error === null || errors ? null : describeFailure(error) }
}

/** Returns why the server refuses a step. The fields of a refusal have names such as `words.2.sentence`. */
function toFindings(errors: Readonly<Record<string, string>>): OwnStepFinding[] {
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
