import letter from './daily/letter.svg?url&no-inline'
import nestEgg from './daily/nest-egg.svg?url&no-inline'
import nestMoving from './daily/nest-moving.svg?url&no-inline'
import nestOpen from './daily/nest-open.svg?url&no-inline'
import breeze from './daily/weather-breeze.svg?url&no-inline'
import clouds from './daily/weather-clouds.svg?url&no-inline'
import drizzle from './daily/weather-drizzle.svg?url&no-inline'
import rainbow from './daily/weather-rainbow.svg?url&no-inline'

const urls = {
  letter,
  'nest-egg': nestEgg,
  'nest-moving': nestMoving,
  'nest-open': nestOpen,
  'weather-breeze': breeze,
  'weather-clouds': clouds,
  'weather-drizzle': drizzle,
  'weather-rainbow': rainbow,
}

/** What is new in a day, and the weather over a map. */
export type DailyDrawingName = keyof typeof urls
export const dailyDrawingNames = Object.keys(urls) as DailyDrawingName[]

export interface DailyDrawingProps {
  readonly name: DailyDrawingName
  /** Width in px, or any CSS length. */
  readonly size?: number | string
  readonly className?: string | undefined
}

export function DailyDrawing({ name, size = '8rem', className }: DailyDrawingProps) {
  return <img className={className} style={{ width: size }} src={urls[name]} alt="" draggable={false} />
}
