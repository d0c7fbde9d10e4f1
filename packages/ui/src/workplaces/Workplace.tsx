import { memo, useState, useSyncExternalStore, type CSSProperties, type SVGAttributes } from 'react'
import { getBuddyUrl, toBuddyId, type BuddyMood } from '../pictures/buddy-urls.ts'
import { useLook } from '../pictures/look.ts'
import { getAnchorPictureUrl, addPicturePrefix } from '../pictures/picture-files.ts'
import { useWornBy } from '../pictures/worn.ts'
import { findBuddyPosition, countPieces, type ExerciseProgress } from './work-shown.ts'
import type { StageShape, WorkplaceDrawing } from './workplace-drawing.ts'
import styles from './Workplace.module.css'

export interface WorkplaceProps extends ExerciseProgress {
  readonly drawing: WorkplaceDrawing
  /** True to show the final state, such as lit, in bloom or open. */
  readonly isFinished: boolean
  readonly buddy_id: number | null | undefined
  readonly mood: BuddyMood
}

const moods: readonly BuddyMood[] = ['blij', 'denkt', 'juicht']
/** Height of a buddy's picture, and of its feet above the lower edge, relative to its width. */
const buddyShape = { height: 1.26, feet: 0.08 }

/** A decorative picture of the progress in an exercise. It fits any box, and is cropped at the top first. */
export function Workplace(props: WorkplaceProps) {
  return <SteadyWorkplace {...props} />
}

/** Renders only when a word is done or the buddy's mood changes. */
const SteadyWorkplace = memo(function SteadyWorkplace(props: WorkplaceProps) {
  const { drawing, isFinished, buddy_id, mood } = props
  const shape = useStageShape()
  const look = useLook()
  const [stage, files] = [drawing.stages[shape], drawing.files[shape]]
  const count = isFinished ? stage.pieces.length : countPieces(props, stage)
  // Pieces that are there at first are not animated.
  const [first] = useState(count)
  const { x, y } = findBuddyPosition(isFinished ? { done: 1, total: 1 } : props, stage)
  const { width, height, buddyWidth } = stage
  const worn = useWornBy(buddy_id)
  const buddyTop = -buddyWidth * (buddyShape.height - buddyShape.feet)
  const whole = { width, height }
  return (
    <div className={styles.workplace} aria-hidden="true" data-pieces={count} data-finished={isFinished}>
      <img className={styles.air} src={drawing.air} alt="" decoding="async" draggable={false} />
      <div className={styles.band}>
        <svg className={styles.stage} viewBox={`0 0 ${width} ${height}`} focusable="false">
          <StageImage href={files.ground} {...whole} />
          {stage.pieces.slice(0, count).map(({ of, ...place }, at) => (
            <StageImage
              key={at}
              href={drawing.things[of]}
              {...place}
              className={at >= first ? styles.piece : undefined}
              data-newest={at === count - 1 || undefined}
              style={{ '--after': `${(at - first) % 3}` } as CSSProperties}
            />
          ))}
          {isFinished && <StageImage href={files.done} {...whole} className={styles.done} />}
          <g className={styles.walk} style={{ transform: `translate(${x}px, ${y}px)` }}>
            <g className={styles.buddy} data-mood={mood}>
              {moods.map((each) => (
                <StageImage
                  key={each}
                  href={getBuddyUrl(look, toBuddyId(buddy_id), each)}
                  x={-buddyWidth / 2}
                  y={buddyTop}
                  width={buddyWidth}
                  height={buddyWidth * buddyShape.height}
                  visibility={each === mood ? 'visible' : 'hidden'}
                />
              ))}
              {worn && (
                <StageImage
                  href={addPicturePrefix(getAnchorPictureUrl(worn.image))}
                  x={buddyWidth * (worn.x - 0.5)}
                  y={buddyTop + buddyWidth * worn.y}
                  width={buddyWidth * worn.width}
                  height={buddyWidth * worn.width}
                />
              )}
            </g>
          </g>
          {files.front !== undefined && <StageImage href={files.front} {...whole} />}
          <StageImage href={files.details} {...whole} className={styles.details} />
        </svg>
      </div>
    </div>
  )
})

/** Renders a picture, or nothing if it is missing, instead of the browser's icon. */
function StageImage({
  href,
  ...place
}: SVGAttributes<SVGImageElement> & { readonly 'data-newest'?: boolean | undefined }) {
  const [missing, setMissing] = useState<string>()
  if (href === missing) return null
  return <image href={href} {...place} onError={() => setMissing(href)} />
}

/** A screen that is narrower (px) is a phone, or a tablet in portrait. */
const narrowest = 720

function watchWidth(onChange: () => void): () => void {
  window.addEventListener('resize', onChange)
  return () => window.removeEventListener('resize', onChange)
}

const useStageShape = (): StageShape =>
  useSyncExternalStore(watchWidth, () => (window.innerWidth < narrowest ? 'tall' : 'wide'))
