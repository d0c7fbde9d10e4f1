import type { ReactNode } from 'react'
import { render } from '@testing-library/react'
import { paceOf } from '../../kit/flow.ts'
import type { Turn } from '../../kit/template.ts'
import type { ExerciseRunner } from '../runner/create-exercise-runner.ts'
import { createManualClock } from '../runner/manual-clock.ts'
import { extendJsdom } from '../extend-jsdom.fixture.ts'
import { TurnView } from './TurnView.tsx'
import type { TemplateView } from './template-view.ts'

const readPace = () => paceOf({ word_view_duration: 2 })

/** Time stands still; `posted` collects attempts and the answer, `effects` all effects. */
export const renderTurnFixture = <S, E>(
  view: TemplateView<S, E>,
  turn: Turn,
  {
    wrongMoves = 0,
    asksConfidence = false,
    wrapper,
  }: {
    readonly wrongMoves?: number
    readonly asksConfidence?: boolean
    readonly wrapper?: (props: { readonly children: ReactNode }) => ReactNode
  } = {},
) => {
  extendJsdom()
  const clock = createManualClock()
  const posted: unknown[] = []
  const effects: unknown[] = []
  let attached: Parameters<ExerciseRunner['attachFlow']>[0] | null = null
  render(
    <TurnView
      view={view}
      turn={turn}
      feedback={null}
      told={null}
      step_id={1}
      heard={new Set()}
      wrongMoves={wrongMoves}
      isWaiting={false}
      asksConfidence={asksConfidence}
      readPace={readPace}
      clock={clock}
      carryOut={(effect) => {
        effects.push(effect)
        if (effect.type === 'attempt') posted.push({ attempt: effect.attempt, at: effect.at })
        if (effect.type === 'answer') posted.push(effect.data)
      }}
      attachFlow={(flow) => {
        attached = flow
        return () => undefined
      }}
      sounds={<button type="button">Luister naar het woord</button>}
      help={null}
      buddy_id={3}
      hasSpecialLetters={false}
    />,
    wrapper && { wrapper },
  )
  return { clock, posted, effects, flow: () => attached }
}
