import { useLook, type BuddyMood } from '@letterliaan/ui/pictures'
import { usePainted } from '@letterliaan/ui/scenes'
import type {
  WorkplaceDrawing,
  WorkplaceName,
  WorkplaceProps,
  WorkplaceStage,
} from '@letterliaan/ui/workplaces'
import { useEffect, useState, type ComponentType, type CSSProperties, type ReactNode } from 'react'
import { exerciseParts, type ExerciseState } from '../../run/exercise-state.ts'
import { countWork } from '../../run/work.ts'
import type { GamePlace } from '../game/game-place.ts'
import styles from './WorkplaceFrame.module.css'
import type { PlayingChild } from './step-result.ts'
import { chooseWorkplace } from './choose-workplace.ts'

export interface WorkplaceFrameProps {
  readonly state: ExerciseState
  /** 1 to 4; null if it is in no world. Undefined: no workplace, as in a preview. */
  readonly world: number | null | undefined
  /** True while a right word is shown. */
  readonly isWordShown: boolean
  readonly child: Pick<PlayingChild, 'buddy_id'>
  readonly game?: GamePlace | undefined
  readonly children: ReactNode
}

/** The exercise, and below it the place where it is done (PLEK-1). */
export function WorkplaceFrame({ state, world, isWordShown, child, game, children }: WorkplaceFrameProps) {
  const { activity } = state.setup.logic
  const look = useLook()
  const place = useWorkplace(
    world === undefined ? null : (game?.workplace ?? chooseWorkplace(activity, world, look)),
  )
  const hasEnded = state.progress.step >= exerciseParts.outro
  const isOver = hasEnded && !isWordShown
  const { done, total, isFinished } = countWork(state)
  const work = {
    done,
    total,
    isFinished: isFinished && hasEnded,
    buddy_id: child.buddy_id,
    mood: moodOf(state, isWordShown, isOver),
  }
  return (
    <div className={styles.place} data-place data-open={world !== undefined}>
      {children}
      {/* Its room is reserved, so that nothing moves when it appears. */}
      {world !== undefined && (
        <div
          className={styles.view}
          data-over={isOver}
          data-game={game !== undefined || undefined}
          style={game && ({ '--zoom': game.zoom[0], '--zoom-tall': game.zoom[1] } as CSSProperties)}
        >
          {place && (
            <place.Workplace
              drawing={game ? groundOf(place.drawing, game.Scene === undefined) : place.drawing}
              {...work}
            />
          )}
          {game?.Scene && <game.Scene {...work} done={wordsDone(state)} />}
        </div>
      )}
    </div>
  )
}

/** In a game a word that took several tries has its piece too: no bird stays caught. */
const wordsDone = ({ run }: ExerciseState): number =>
  run.detailed_results.filter(({ completed }) => completed).length

const grounds = new WeakMap<WorkplaceDrawing, WorkplaceDrawing>()

/** Returns a drawing without buddy and mostly without pieces; the same each time, to avoid a redraw. */
function groundOf(drawing: WorkplaceDrawing, keepsPieces: boolean): WorkplaceDrawing {
  const bare = (stage: WorkplaceStage): WorkplaceStage => ({
    ...stage,
    buddyWidth: 0,
    pieces: keepsPieces ? stage.pieces : [],
  })
  const { wide, tall } = drawing.stages
  const ground = grounds.get(drawing) ?? { ...drawing, stages: { wide: bare(wide), tall: bare(tall) } }
  grounds.set(drawing, ground)
  return ground
}

/** Returns the buddy's mood; none during an exercise whose results come at the end. */
function moodOf({ setup, progress, run }: ExerciseState, isWordShown: boolean, isOver: boolean): BuddyMood {
  if (isOver) return countWork({ setup, run }).isFinished ? 'juicht' : 'blij'
  if (setup.logic.turn.toldAtEnd) return 'blij'
  if (isWordShown) return 'juicht'
  return progress.step === exerciseParts.content && progress.errors > 0 ? 'denkt' : 'blij'
}

interface LoadedWorkplace {
  readonly Workplace: ComponentType<WorkplaceProps>
  readonly drawing: WorkplaceDrawing
}

/** Delay after the first paint (ms). */
const laterMs = 200

/** Loads the workplace after all that is needed to work. Null until then, and if it cannot be fetched. */
function useWorkplace(name: WorkplaceName | null): LoadedWorkplace | null {
  const [loaded, setLoaded] = useState<LoadedWorkplace | null>(null)
  const isPainted = usePainted(laterMs)
  useEffect(() => {
    if (name === null || !isPainted) return undefined
    let isGone = false
    const load = async (): Promise<void> => {
      const { Workplace, loadWorkplace } = await import('@letterliaan/ui/workplaces')
      const drawing = await loadWorkplace(name)
      if (!isGone) setLoaded({ Workplace, drawing })
    }
    // Without a network the exercise continues without it.
    void load().catch(() => undefined)
    return () => {
      isGone = true
    }
  }, [name, isPainted])
  return loaded
}
