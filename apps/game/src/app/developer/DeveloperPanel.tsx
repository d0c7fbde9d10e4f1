import { joinClasses, shared } from '@letterliaan/ui'
import { isReopened } from '@letterliaan/rules'
import { useStore } from '@letterliaan/web/use-store'
import { useState, useEffect } from 'react'
import type { NavigatorView } from '@letterliaan/web/navigator'
import type { Exercise } from '@letterliaan/contract'
import { useQuery } from '../queries/useQuery.ts'
import { readDifficulty } from '../difficulty.ts'
import { explainFailure } from '../explain-failure.ts'
import { useServices } from '../useServices.ts'
import styles from './DeveloperPanel.module.css'

export function DeveloperPanel() {
  const { client, navigator, queries } = useServices()
  const view = useStore(navigator.view)
  const { world, step_id, exercise_id } = readOpenIds(view)
  const { data: step } = useQuery(queries.step(step_id ?? 0), { enabled: false })
  const { data: redo } = useQuery(queries.redo(step?.phase_id ?? 0), { enabled: false })
  const isRedone = step !== undefined && isReopened(step)
  const difficulty =
    step === undefined ? 2 : readDifficulty(localStorage, step, isRedone ? (redo?.difficulty ?? null) : null)
  const [outcome, setOutcome] = useState('')
  const exercise = useWatchedExercise(exercise_id)

  async function change(what: 'pass' | 'repeat') {
    setOutcome('bezig …')
    try {
      await client.call('POST /api/v1/dev/step/:id/:what', {
        params: { id: step_id ?? 0, what },
        body: { difficulty },
      })
      navigator.restart()
      setOutcome('klaar')
    } catch (error) {
      setOutcome(explainFailure(error))
    }
  }

  const facts = {
    route: view.kind === 'page' ? view.address : view.kind,
    wereld: world,
    stap: step_id,
    sterren: step_id === null ? null : difficulty,
    template: exercise?.exercise_type.template,
    verwacht: exercise?.student_exercise[difficulty].expected_input,
  }
  return (
    <aside className={styles.panel} aria-label="Ontwikkelaar">
      <details>
        <summary>Ontwikkelaar</summary>
        <dl className={styles.facts}>
          {Object.entries(facts).map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value ?? '–'}</dd>
            </div>
          ))}
        </dl>
        {step_id !== null && (
          <p className={joinClasses(shared.wrap, styles.buttons)}>
            <button type="button" onClick={() => void change('repeat')}>
              Stap herhalen
            </button>
            <button type="button" onClick={() => void change('pass')}>
              Stap overslaan
            </button>
          </p>
        )}
        <output>{outcome}</output>
      </details>
    </aside>
  )
}

interface OpenIds {
  readonly world: number | null
  readonly step_id: number | null
  readonly exercise_id: number | null
}

function readOpenIds(view: NavigatorView): OpenIds {
  const params: Readonly<Record<string, unknown>> = view.kind === 'page' ? { ...view.params } : {}
  const numberOf = (name: string): number | null => {
    const value = params[name]
    return typeof value === 'number' ? value : null
  }
  return {
    world: numberOf('world_id') ?? numberOf('id'),
    step_id: numberOf('stap_id'),
    exercise_id: numberOf('exercise_id'),
  }
}

const lookAgainMs = 1000

function useWatchedExercise(id: number | null): Exercise | null {
  const { client } = useServices()
  const [exercise, setExercise] = useState<Exercise | null>(null)

  useEffect(() => {
    if (id === null) return
    let isOver = false
    const look = async () => {
      const seen = await client.call('GET /api/v1/exercise/:id', { params: { id } })
      if (!isOver) setExercise(seen)
    }
    const lookQuietly = () => void look().catch(() => undefined)
    lookQuietly()
    const timer = setInterval(lookQuietly, lookAgainMs)
    return () => {
      isOver = true
      clearInterval(timer)
    }
  }, [client, id])

  return exercise?.id === id ? exercise : null
}
