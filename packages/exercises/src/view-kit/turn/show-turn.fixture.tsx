import type { ReactNode } from 'react'
import { render } from '@testing-library/react'
import { makePace } from '../../kit/flow.ts'
import type { Turn } from '../../kit/template.ts'
import type { ExerciseRunner } from '../runner/create-exercise-runner.ts'
import { createManualClock } from '../runner/manual-clock.ts'
import { extendJsdom } from '../extend-jsdom.fixture.ts'
import { TurnView } from './TurnView.tsx'
import type { TemplateView, TurnProps } from './template-view.ts'

const readPace = () => makePace({ word_view_duration: 2 })

/** Time stands still; `posted` collects attempts and the answer, `effects` all effects. */
export const renderTurnFixture = <S, E>(
  view: TemplateView<S, E>,
  turn: Turn,
  {
    wrongMoves = 0,
    earlierMoves = 0,
    asksConfidence = false,
    wrapper,
  }: {
    readonly wrongMoves?: number
    readonly earlierMoves?: number
    readonly asksConfidence?: boolean
    readonly wrapper?: (props: { readonly children: ReactNode }) => ReactNode
  } = {},
) => {
  extendJsdom()
  const clock = createManualClock()
  const posted: unknown[] = []
  const effects: unknown[] = []
  let attached: Parameters<ExerciseRunner['attachFlow']>[0] | null = null
  const carryOut: TurnProps['carryOut'] = (effect) => {
    effects.push(effect)
    if (effect.type === 'attempt') posted.push({ attempt: effect.attempt, at: effect.at })
    if (effect.type === 'answer') posted.push(effect.data)
  }
  const attachFlow: TurnProps['attachFlow'] = (flow) => {
    attached = flow
    return () => undefined
  }
  const heard = new Set<string>()
  const turnView = (moves: number) => (
    <TurnView
      view={view}
      turn={turn}
      feedback={null}
      told={null}
      step_id={1}
      heard={heard}
      wrongMoves={moves}
      isWaiting={false}
      asksConfidence={asksConfidence}
      readPace={readPace}
      clock={clock}
      carryOut={carryOut}
      attachFlow={attachFlow}
      sounds={<button type="button">Luister naar het woord</button>}
      hint={null}
      buddy_id={3}
      hasSpecialLetters={false}
    />
  )
  const { rerender } = render(turnView(earlierMoves), wrapper && { wrapper })
  if (wrongMoves > earlierMoves) rerender(turnView(wrongMoves))
  return { clock, posted, effects, flow: () => attached }
}
