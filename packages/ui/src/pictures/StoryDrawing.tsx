import { joinClasses } from '../components/join-classes.ts'
import { useLook } from './look.ts'
import styles from './StoryDrawing.module.css'
import beaver from './story/beaver.svg?url&no-inline'
import bookEmpty from './story/book-empty.svg?url&no-inline'
import bookFull from './story/book-full.svg?url&no-inline'
import bookLast from './story/book-last.svg?url&no-inline'
import firefly from './story/firefly.svg?url&no-inline'
import gate from './story/gate.svg?url&no-inline'
import letters from './story/letters.svg?url&no-inline'
import lion from './story/lion.svg?url&no-inline'
import sketchBeaver from './story/sketch-beaver.svg?url&no-inline'
import sketchFirefly from './story/sketch-firefly.svg?url&no-inline'
import sketchLion from './story/sketch-lion.svg?url&no-inline'
import sketchSnail from './story/sketch-snail.svg?url&no-inline'
import sketchWind from './story/sketch-wind.svg?url&no-inline'
import snail from './story/snail.svg?url&no-inline'
import wind from './story/wind.svg?url&no-inline'

const urls = {
  beaver,
  'book-empty': bookEmpty,
  'book-full': bookFull,
  'book-last': bookLast,
  firefly,
  gate,
  letters,
  lion,
  snail,
  wind,
}

/** In the look 10+ a guest is an object that the expedition finds, without a face. */
const sketches: Partial<typeof urls> = {
  beaver: sketchBeaver,
  firefly: sketchFirefly,
  lion: sketchLion,
  snail: sketchSnail,
  wind: sketchWind,
}

export type StoryDrawingName = keyof typeof urls
export const storyDrawingNames = Object.keys(urls) as StoryDrawingName[]

interface StoryDrawingProps {
  readonly name: StoryDrawingName
  /** Width in px, or any CSS length. */
  readonly size?: number | string
  readonly className?: string | undefined
}

export function StoryDrawing({ name, size = '8rem', className }: StoryDrawingProps) {
  const own = useLook() === 'field-camp' ? sketches[name] : undefined
  return (
    <img
      className={joinClasses(styles.drawing, className)}
      style={{ width: size }}
      src={own ?? urls[name]}
      alt=""
      draggable={false}
    />
  )
}
