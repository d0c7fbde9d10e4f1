import { render } from '@testing-library/react'
import { paceOf } from '../kit/flow.ts'
import type { Turn } from '../kit/template.ts'
import { TurnView } from './TurnView.tsx'
import { createManualClock } from './flow-runner/manual-clock.ts'
import { teachBrowser } from './teach-browser.fixture.ts'
import type { TemplateView } from './template-view.ts'

/** One word's turn on a screen, with time that stands still; `posted` collects its attempts and its answer. */
export const showTurn = <S, E>(view: TemplateView<S, E>, turn: Turn) => {
  teachBrowser()
  const clock = createManualClock()
  const posted: unknown[] = []
  render(
    <TurnView
      view={view}
      turn={turn}
      feedback={null}
      pace={paceOf({ word_view_duration: 2 })}
      clock={clock}
      ports={{
        speak: () => undefined,
        attempt: (attempt, at) => posted.push({ attempt, at }),
        answer: (data) => posted.push(data),
        feedback: () => undefined,
        cheat: () => undefined,
        hint: () => undefined,
        download: async () => true,
        clearSound: () => undefined,
      }}
      onEnter={() => undefined}
      listen={() => () => undefined}
      sounds={<button type="button">Luister naar het woord</button>}
      help={null}
    />,
  )
  return { clock, posted }
}
