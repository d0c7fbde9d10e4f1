import type { MapWeather, PlayedStep, StepSummary, ExerciseActivity, SharedGoal } from '@letterliaan/contract'
import { type WorldNumber, isStepPassed, numBridgePlanks } from '@letterliaan/rules'
import { joinClasses, Dialog } from '@letterliaan/ui'
import { DailyDrawing, DoneThing, useLook, type Look } from '@letterliaan/ui/pictures'
import { getStepPlaceProps, getMapPlaceProps } from '@letterliaan/ui/scenes'
import { chooseWorkplaceInLook, chooseWorkplace } from '@letterliaan/exercises/choose-workplace'
import type { WorkplaceName } from '@letterliaan/ui/workplaces'
import { fill } from '@letterliaan/texts'
import { dailyTexts } from '@letterliaan/texts/daily'
import { SpokenText } from '@letterliaan/ui/spoken'
import { useState } from 'react'
import { useQuery } from '../queries/useQuery.ts'
import { useServices } from '../useServices.ts'
import layout from '../shell/layout.module.css'
import styles from './Scenery.module.css'
import { bridgePlaces } from './bridge-places.ts'

interface SceneryProps {
  readonly world: WorldNumber
  readonly weather: MapWeather
  readonly played: readonly PlayedStep[]
  readonly steps: readonly StepSummary[]
}

const firstDarkWorld = 3

export function Scenery({ world, weather, steps, played }: SceneryProps) {
  const { data } = useQuery(useServices().queries.goals)
  const goal = data?.goals.find(({ planks }) => planks !== null)
  return (
    <>
      <Weather kind={weather} isDark={world >= firstDarkWorld} />
      <DoneThings {...{ world, steps, played }} />
      {goal && <BridgeOnMap world={world} goal={goal} />}
    </>
  )
}

interface WeatherProps {
  readonly kind: MapWeather
  /** True if the world is dark, so that white shapes are drawn fainter. */
  readonly isDark: boolean
}

function Weather({ kind, isDark }: WeatherProps) {
  if (kind === 'fair') return null
  return (
    <div
      className={joinClasses(styles.weather, isDark && styles.dark)}
      aria-hidden="true"
      data-weather={kind}
    >
      <DailyDrawing name={`weather-${kind}`} size="100%" className={styles.drifting} />
    </div>
  )
}

/** Shows at each passed step what the child finished there (PLEK-1). Drawn behind the steps. */
export function DoneThings({ world, steps, played }: Omit<SceneryProps, 'weather'>) {
  const look = useLook()
  const activities = new Map(played.map((step) => [step.step_id, step.activities]))
  return steps
    .filter((step) => isStepPassed(step) && !step.is_waived)
    .map(({ id, position }) => {
      const place = getStepPlaceProps(world, position)
      const name = chooseDoneWorkplace(world, position, activities.get(id) ?? [], look)
      return (
        place && (
          <div
            key={id}
            className={joinClasses(place.className, styles.thingPlace)}
            style={place.style}
            data-done={name}
          >
            <DoneThing name={name} className={styles.thing} />
          </div>
        )
      )
    })
}

/** Places used in turn for passed steps that have no answers in the log. */
const placesByWorld: Readonly<Record<WorldNumber, readonly WorkplaceName[]>> = {
  1: ['bridge', 'river', 'feeding', 'market', 'workshop', 'camp'],
  2: ['bridge', 'feeding', 'workshop', 'market', 'camp', 'temple'],
  3: ['temple', 'market', 'river', 'workshop', 'camp'],
  4: ['crystals', 'camp', 'bridge', 'workshop', 'market'],
}

/** Returns the place with the most exercises of the step; if several have as many, the first. */
export function chooseDoneWorkplace(
  world: WorldNumber,
  position: number,
  activities: readonly ExerciseActivity[],
  look: Look,
): WorkplaceName {
  const places = activities.map((activity) => chooseWorkplace(activity, world, look))
  const countOf = (place: WorkplaceName): number => places.filter((other) => other === place).length
  const most = Math.max(...places.map(countOf))
  return (
    places.find((place) => countOf(place) === most) ??
    chooseWorkplaceInLook(placeInTurn(world, position), look)
  )
}

function placeInTurn(world: WorldNumber, position: number): WorkplaceName {
  const places = placesByWorld[world]
  return places[(position - 1) % places.length] ?? 'bridge'
}

interface BridgeOnMapProps {
  readonly world: WorldNumber
  /** The child's first group that has a goal this week and a bridge that may be shown. */
  readonly goal: Pick<SharedGoal, 'name' | 'planks'>
}

const { bridge: texts } = dailyTexts

/** Shows the group's work as a bridge. Does not show names or numbers of words (PLEK-7). */
function BridgeOnMap({ world, goal: { name, planks } }: BridgeOnMapProps) {
  const [isOpen, setOpen] = useState(false)
  if (planks === null) return null
  const { wide, tall } = bridgePlaces[world]
  const place = getMapPlaceProps(wide, tall)
  const isReady = planks >= numBridgePlanks
  const label = isReady ? fill(texts.ready, { name }) : fill(texts.label, { name, count: planks })
  return (
    <>
      <div className={joinClasses(place?.className, styles.bridgePlace)} style={place?.style}>
        <button
          type="button"
          className={styles.bridgeButton}
          aria-label={label}
          onClick={() => setOpen(true)}
        >
          <GoalBridge planks={planks} />
        </button>
      </div>
      <Dialog open={isOpen} title={fill(texts.title, { name })} onClose={() => setOpen(false)}>
        <div className={layout.told}>
          <GoalBridge planks={planks} className={styles.largeBridge} />
          {!isReady && <p>{fill(texts.planks, { count: planks })}</p>}
          <p>
            <SpokenText line={isReady ? texts.done : texts.building} auto />
          </p>
        </div>
      </Dialog>
    </>
  )
}

interface GoalBridgeProps {
  /** 0 to `numBridgePlanks`. A complete bridge has flags. */
  readonly planks: number
  readonly className?: string | undefined
}

const first = 30
const wide = 18
const sag = 15

/** The height of the deck at each plank. */
const places = Array.from({ length: numBridgePlanks }, (_, at) => ({
  x: first + at * wide,
  y: 56 + Math.sin((Math.PI * (at + 0.5)) / numBridgePlanks) * sag,
}))

const flags = [46, 78, 120, 162, 194]

/** Decorative, because the text next to it says the same. */
function GoalBridge({ planks, className }: GoalBridgeProps) {
  return (
    <svg className={joinClasses(styles.bridge, className)} viewBox="0 0 240 104" aria-hidden="true">
      <path className={styles.ground} d="M0 62q22-8 32 4l-6 34H0zM240 62q-22-8-32 4l6 34h26z" />
      <path className={styles.under} d="M24 66Q120 106 216 66" />
      {places.map(({ x, y }, at) => (
        <path
          key={at}
          className={at < planks ? styles.plank : styles.empty}
          d={`M${x + 1} ${y}l15 ${at < 5 ? 2 : -2}v10l-15 ${at < 5 ? -2 : 2}z`}
        />
      ))}
      <path className={styles.rope} d="M24 30Q120 72 216 30" />
      <path className={styles.rope} d="M66 46v20M108 51v21M132 51v21M174 46v20" />
      <path className={styles.post} d="M17 20h14v58H17zM209 20h14v58h-14z" />
      {planks >= numBridgePlanks &&
        flags.map((x, at) => (
          <path key={x} className={styles[`flag${at % 3}`]} d={`M${x - 9} ${30 + flagSag(x)}h18l-9 18z`} />
        ))}
    </svg>
  )
}

const flagSag = (x: number): number => Math.sin((Math.PI * (x - 24)) / 192) * 20
