import { useDraft } from '../../app/data/useDraft.ts'

interface EvaluationDraft {
  readonly evaluation?: string
  /** The stored text that was changed. */
  readonly before?: string
}

/** Returns an evaluation that is being written. It survives a reload until it is saved or discarded. */
export function useEvaluation(name: string, stored: string) {
  const draft = useDraft<EvaluationDraft>(`evaluation-${name}`, {})
  const { evaluation = stored, before = stored } = draft.value
  return {
    evaluation,
    isChanged: draft.value.evaluation !== undefined,
    /** True if somebody else saved a text since this one was begun. */
    isNewer: before.trim() !== stored.trim() && evaluation.trim() !== stored.trim(),
    write: (text: string) => draft.change({ evaluation: text, before }),
    discard: draft.forget,
    /** Call it after a save. Text that was typed during the save stays. */
    takeSaved() {
      if (!draft.forgetSaved(draft.value)) draft.change({ before: evaluation })
    },
  }
}

export type Evaluation = ReturnType<typeof useEvaluation>
