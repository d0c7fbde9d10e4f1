import { joinClasses } from '../components/join-classes.ts'
import type { WorldId } from '../scenes/positions.ts'
import type { IconName } from './icon-names.ts'
import iconsUrl from './icons.svg?url&no-inline'
import type { MarkerState } from './marker-state.ts'
import markersUrl from './markers.svg?url&no-inline'
import styles from './StepMarker.module.css'

export interface StepMarkerProps {
  readonly world: WorldId
  readonly state: MarkerState
  /** Stars under a passed step: its highest_difficulty_completed; left out when that is empty. */
  readonly stars?: 1 | 2 | 3
  /** The step that the child is at: it glows. */
  readonly current?: boolean
  /** A repeatable open step has a border of two arrows. */
  readonly repeatable?: boolean
  readonly className?: string
  /** Until then only its room is held: true when left out. */
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

/** A token, and what reaches out of it. */
const room = '-6 -6 108 108'

const part = (id: string) => <use href={`${markersUrl}#${id}`} width={96} height={96} />

const icon = (name: IconName, x: number, y: number, size: number) => (
  <use key={`${name}${x}`} href={`${iconsUrl}#${name}`} x={x} y={y} width={size} height={size} />
)

/** A step that can still be passed carries a bud, which opens when it is. */
const isBud = (state: MarkerState) => !state.startsWith('passed') && state !== 'test' && state !== 'waived'

/** The stars lie in an arc under the token, the full ones first. */
function drawStars(stars: number) {
  return [2, 32, 62].map((x, i) => icon(i < stars ? 'star' : 'star-empty', x, i === 1 ? 70 : 64, 32))
}

/**
 * The icon of a step on the map: a token of its world with what the step's state looks like; every state differs in
 * shape, not only in colour. Decoration: the button around it carries the Dutch name.
 */
export function StepMarker({ className, isDrawn = true, ...look }: StepMarkerProps) {
  return (
    <span className={joinClasses(styles.marker, styles[look.state], className)} aria-hidden="true">
      {look.current === true && <i className={styles.glow} />}
      {look.state === 'passed' && isDrawn && <Bloom />}
      <svg viewBox={room} focusable="false">
        {isDrawn && <Token {...look} />}
      </svg>
    </span>
  )
}

/** The open flower, in a box of its own: what opens inside a drawing is laid out and painted in each frame. */
const Bloom = () => (
  <svg className={styles.bloom} viewBox={room} focusable="false">
    {part('bloom')}
  </svg>
)

function Token({ world, state, stars, repeatable = false }: StepMarkerProps) {
  const face = iconsByState[state]
  return (
    <>
      {isBud(state) && part('bud')}
      {part(state === 'test' ? 'token-test' : `token-${world}`)}
      {state === 'locked' && part('vines')}
      {face !== undefined && icon(face, 27, 26, 42)}
      {state.startsWith('paused') && <PauseBadge />}
      {state.startsWith('passed') && part('done')}
      {state === 'open' && part('go')}
      {repeatable && part('repeat-border')}
      {stars !== undefined && drawStars(stars)}
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
