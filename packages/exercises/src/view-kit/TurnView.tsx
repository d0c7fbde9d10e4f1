import { useEffect } from 'react'
import { ContentFrame } from './content-frame/ContentFrame.tsx'
import { useFlow } from './flow-runner/useFlow.ts'
import type { TemplateView, TurnEvent, TurnProps } from './template-view.ts'

/** One word's turn: runs the template's flow and draws it in the frame. */
export function TurnView<S, E>({ view, ...props }: TurnProps & { readonly view: TemplateView<S, E> }) {
  const { turn, feedback, pace, clock, ports, onEnter, listen, sounds, help } = props
  const [state, send, getState] = useFlow(view.logic.flow, turn, pace, clock, ports)
  useEffect(() => listen(send, getState), [listen, send, getState])
  return (
    <ContentFrame
      instruction={typeof view.instruction === 'string' ? view.instruction : view.instruction(turn, state)}
      isFilledIn={view.logic.flow.isFilledIn(turn, state)}
      onSubmit={() => send({ type: 'submit' })}
      onEnter={onEnter}
      onReveal={revealOf(view, state, send)}
      hasKeyboard={
        typeof view.hasKeyboard === 'function' ? view.hasKeyboard(state) : (view.hasKeyboard ?? false)
      }
      submitLabel={view.submitLabel ?? 'Klaar'}
      sounds={view.placesSounds === true ? null : sounds}
      help={help}
    >
      <view.Body turn={turn} feedback={feedback} state={state} send={send} sounds={sounds} />
    </ContentFrame>
  )
}

/** undefined: this template hides nothing; null: the word is in view already. */
function revealOf<S, E>(view: TemplateView<S, E>, state: S, send: (event: TurnEvent<E>) => void) {
  if (view.isWordVisible === undefined) return undefined
  return view.isWordVisible(state) ? null : () => send({ type: 'reveal' } as E)
}
