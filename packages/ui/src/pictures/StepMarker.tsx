import { joinClasses } from '../components/join-classes.ts'
import type { WorldId } from '../scenes/positions.ts'
import { useLook } from './look.ts'
import type { IconName } from './icon-names.ts'
import iconsUrl from './icons.svg?url&no-inline'
import type { MarkerState } from './marker-state.ts'
import markersUrl from './markers.svg?url&no-inline'
import styles from './StepMarker.module.css'

export interface StepMarkerProps {
  readonly world: WorldId
  readonly state: MarkerState
  /** The field `highest_difficulty_completed` of a passed step. Undefined shows no stars. */
  readonly stars?: 1 | 2 | 3
  readonly current?: boolean
  /** `gold` if the step is mastered, `faded` if it no longer is. */
  readonly leaf?: 'gold' | 'faded' | undefined
  readonly repeatable?: boolean
  readonly className?: string
  readonly isDrawn?: boolean
}

const iconsByState: Partial<Record<MarkerState, IconName>> = {
  locked: 'lock',
  'paused-exploring': 'binoculars',
  'paused-practising': 'shoe',
  'paused-dictation': 'compass',
  test: 'scroll',
  waived: 'signpost',
}

const room = '-6 -6 108 108'

const part = (id: string) => <use href={`${markersUrl}#${id}`} width={96} height={96} />

const icon = (name: IconName, x: number, y: number, size: number) => (
  <use key={`${name}${x}`} href={`${iconsUrl}#${name}`} x={x} y={y} width={size} height={size} />
)

/** Returns whether the step can still be passed. It then has a bud, which opens when it is passed. */
const isBud = (state: MarkerState) => !state.startsWith('passed') && state !== 'test' && state !== 'waived'

function drawStars(stars: number) {
  return [2, 32, 62].map((x, i) => icon(i < stars ? 'star' : 'star-empty', x, i === 1 ? 70 : 64, 32))
}

/** A step on the map. States differ in shape, not only in colour. The button around it has the Dutch label. */
export function StepMarker({ className, isDrawn = true, ...look }: StepMarkerProps) {
  const isSober = useLook() === 'field-camp'
  return (
    <span className={joinClasses(styles.marker, styles[look.state], className)} aria-hidden="true">
      {look.current === true && <i className={styles.glow} />}
      {look.state === 'passed' && isDrawn && !isSober && <Bloom />}
      <svg viewBox={room} focusable="false">
        {isDrawn && <Token {...look} isSober={isSober} />}
      </svg>
    </span>
  )
}

/** The flower has its own box, because animation inside a drawing causes layout and paint in every frame. */
const Bloom = () => (
  <svg className={styles.bloom} viewBox={room} focusable="false">
    {part('bloom')}
  </svg>
)

interface TokenProps extends StepMarkerProps {
  /** Draws the disc of the look 10+, with the same icons but without buds and vines. */
  readonly isSober: boolean
}

function Token({ world, state, stars, leaf, repeatable = false, isSober }: TokenProps) {
  const face = iconsByState[state]
  return (
    <>
      {isBud(state) && !isSober && part('bud')}
      {part(state === 'test' ? 'token-test' : isSober ? 'token-camp' : `token-${world}`)}
      {state === 'locked' && !isSober && part('vines')}
      {face !== undefined && icon(face, 27, 26, 42)}
      {state.startsWith('paused') && <PauseBadge />}
      {state.startsWith('passed') && part('done')}
      {state === 'open' && part('go')}
      {repeatable && part('repeat-border')}
      {stars !== undefined && drawStars(stars)}
      {leaf !== undefined && part(`leaf-${leaf}`)}
    </>
  )
}

function PauseBadge() {
  return (
    <g className={styles.pause}>
      <circle cx="80" cy="17" r="15" />
      <path d="M75 11v12M85 11v12" />
    </g>
  )
}
