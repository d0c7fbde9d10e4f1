import { memo, useState, useSyncExternalStore, type CSSProperties, type ImgHTMLAttributes } from 'react'
import { getBuddyUrl, toBuddyId, type BuddyMood } from '../pictures/buddy-urls.ts'
import { useLook } from '../pictures/look.ts'
import { joinClasses } from '../components/join-classes.ts'
import { getAnchorPictureUrl, addPicturePrefix } from '../pictures/picture-files.ts'
import { useWornBy } from '../pictures/worn.ts'
import {
  buddyShape,
  countPieces,
  findBuddyPosition,
  findWorkArea,
  type WorkProgress,
} from './work-progress.ts'
import type { StageShape, WorkplaceDrawing, WorkplacePosition } from './workplace-drawing.ts'
import styles from './Workplace.module.css'
import shared from '../shared.module.css'

export interface WorkplaceProps extends WorkProgress {
  readonly drawing: WorkplaceDrawing
  /** True to show the final state, such as lit, in bloom or open. */
  readonly isFinished: boolean
  readonly buddy_id: number | null | undefined
  readonly mood: BuddyMood
}

const moods: readonly BuddyMood[] = ['blij', 'denkt', 'juicht']
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
  const buddyHeight = buddyWidth * buddyShape.height
  const area = findWorkArea(stage)
  /** A length of the stage in parts of its width: percentages of the buddy's own layer would be of nothing. */
  const ofWidth = (length: number): string => `${(100 * length) / width}cqi`
  const whole = placeIn(stage, { x: 0, y: 0, width, height })
  return (
    <div
      className={joinClasses(shared.cover, styles.workplace)}
      aria-hidden="true"
      data-pieces={count}
      data-finished={isFinished}
    >
      <img
        className={joinClasses(shared.full, styles.air)}
        src={drawing.air}
        alt=""
        decoding="async"
        draggable={false}
      />
      <div className={joinClasses(shared.cover, styles.band)}>
        <div
          className={styles.stage}
          data-stage
          style={
            {
              aspectRatio: `${width} / ${height}`,
              '--zoom-of-work': area.zoom,
              '--shape-of-work': width / area.height,
            } as CSSProperties
          }
        >
          <StageImage src={files.ground} style={whole} />
          {stage.pieces.slice(0, count).map(({ of, ...place }, at) => (
            <StageImage
              key={at}
              src={drawing.things[of]}
              className={at >= first ? styles.piece : undefined}
              data-newest={at === count - 1 || undefined}
              style={{ ...placeIn(stage, place), '--after': `${(at - first) % 3}` } as CSSProperties}
            />
          ))}
          {isFinished && <StageImage src={files.done} style={whole} className={styles.done} />}
          {buddyWidth > 0 && (
            <div className={styles.walk} style={{ transform: `translate(${ofWidth(x)}, ${ofWidth(y)})` }}>
              <div
                className={styles.buddy}
                data-mood={mood}
                style={{
                  left: ofWidth(-buddyWidth / 2),
                  top: ofWidth(buddyWidth * buddyShape.feet - buddyHeight),
                  width: ofWidth(buddyWidth),
                  height: ofWidth(buddyHeight),
                }}
              >
                {moods.map((each) => (
                  <StageImage
                    key={each}
                    src={getBuddyUrl(look, toBuddyId(buddy_id), each)}
                    className={styles.pose}
                    style={{ visibility: each === mood ? 'visible' : 'hidden' }}
                  />
                ))}
                {worn && (
                  <StageImage
                    src={addPicturePrefix(getAnchorPictureUrl(worn.image))}
                    style={placeIn({ width: 1, height: buddyShape.height }, { ...worn, height: worn.width })}
                  />
                )}
              </div>
            </div>
          )}
          {files.front !== undefined && <StageImage src={files.front} style={whole} />}
          <StageImage src={files.details} style={whole} data-moving />
        </div>
      </div>
    </div>
  )
})

interface Size {
  readonly width: number
  readonly height: number
}

const placeIn = (of: Size, { x, y, width, height }: WorkplacePosition & Size): CSSProperties => ({
  left: `${(100 * x) / of.width}%`,
  top: `${(100 * y) / of.height}%`,
  width: `${(100 * width) / of.width}%`,
  height: `${(100 * height) / of.height}%`,
})

/** Renders a picture, or nothing if it is missing, instead of the browser's icon. */
function StageImage({
  src,
  className,
  ...place
}: ImgHTMLAttributes<HTMLImageElement> & {
  readonly [data in 'data-newest' | 'data-moving']?: boolean | undefined
}) {
  const [missing, setMissing] = useState<string>()
  if (src === missing) return null
  return (
    <img
      src={src}
      className={joinClasses(shared.cover, styles.image, className)}
      alt=""
      draggable={false}
      {...place}
      onError={() => setMissing(src)}
    />
  )
}

/** A screen that is narrower (px) is a phone, or a tablet in portrait. */
const narrowest = 720

function watchWidth(onChange: () => void): () => void {
  window.addEventListener('resize', onChange)
  return () => window.removeEventListener('resize', onChange)
}

const useStageShape = (): StageShape =>
  useSyncExternalStore(watchWidth, () => (window.innerWidth < narrowest ? 'tall' : 'wide'))
