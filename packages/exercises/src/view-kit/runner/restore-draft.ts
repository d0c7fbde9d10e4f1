import type { TextRestored } from '../../kit/create-turn-machine.ts'
import type { FreeTyping } from '../../kit/free-typing-flow.ts'
import type { ExerciseEvent, ExerciseSetup, ExerciseState } from '../../run/exercise-state.ts'
import type { ExercisePorts, WritingDraft } from './ports.ts'
import type { Runner } from './create-runner.ts'

const noDraft: WritingDraft = { chosen: [], word: '', text: '' }

/** Stores the text and the chosen words of a writing exercise until the turn is over (ADR 14). */
export function restoreDraft(
  { logic }: ExerciseSetup,
  { drafts: storage }: Pick<ExercisePorts, 'drafts'>,
  runner: Runner<ExerciseState, ExerciseEvent>,
) {
  const drafts = logic.outro?.writings === undefined ? undefined : storage
  let draft = noDraft
  let sent = noDraft
  const save = (changes: Partial<WritingDraft>): void => {
    draft = { ...draft, ...changes }
    drafts?.save(draft)
  }
  let isStarting = false
  let { turn, chosen } = runner.get()
  runner.subscribe(() => {
    const before = { turn, chosen }
    ;({ turn, chosen } = runner.get())
    if (isStarting) return
    if (before.turn !== null && turn !== before.turn) {
      sent = draft
      draft = noDraft
      drafts?.remove()
    } else if (chosen.length !== before.chosen.length) save({ chosen })
  })
  return {
    /** Starts the exercise with the chosen words of the draft. React may start it again. */
    start() {
      isStarting = true
      const end = runner.start()
      isStarting = false
      draft = (runner.get().run.is_complete ? null : drafts?.read()) ?? noDraft
      for (const word of draft.chosen) runner.send({ type: 'choose', word })
      return end
    },
    /** Stores the text that the server refused, unless the child has begun another. */
    restoreRefused() {
      if (draft === noDraft && sent !== noDraft) drafts?.save(sent)
    },
    /** Restores the text of a turn and stores its changes. Returns a function that stops this. */
    attach(flow: Pick<Runner<unknown, TextRestored>, 'get' | 'send' | 'subscribe'>) {
      const of = turn
      const isOfTurn = logic.run?.choosesWords !== undefined || draft.word === of?.word.word
      if (draft.text !== '' && isOfTurn) flow.send({ type: 'restored', text: draft.text })
      return flow.subscribe(() => {
        const { input: text } = flow.get() as FreeTyping
        if (drafts !== undefined && of !== null && of === turn && text !== draft.text)
          save({ word: of.word.word, text })
      })
    },
  }
}
