import letter from './daily/letter.svg?url&no-inline'
import nestEgg from './daily/nest-egg.svg?url&no-inline'
import nestMoving from './daily/nest-moving.svg?url&no-inline'
import nestOpen from './daily/nest-open.svg?url&no-inline'
import trackFaint from './daily/track-faint.svg?url&no-inline'
import trackFound from './daily/track-found.svg?url&no-inline'
import trackFresh from './daily/track-fresh.svg?url&no-inline'
import breeze from './daily/weather-breeze.svg?url&no-inline'
import clouds from './daily/weather-clouds.svg?url&no-inline'
import drizzle from './daily/weather-drizzle.svg?url&no-inline'
import rainbow from './daily/weather-rainbow.svg?url&no-inline'
import { useLook } from './look.ts'

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

/** The look 10+ shows tracks instead of an egg, and at the end the animal that made them. */
const tracks: Partial<typeof urls> = {
  'nest-egg': trackFaint,
  'nest-moving': trackFresh,
  'nest-open': trackFound,
}

export type DailyDrawingName = keyof typeof urls
export const dailyDrawingNames = Object.keys(urls) as DailyDrawingName[]

interface DailyDrawingProps {
  readonly name: DailyDrawingName
  /** Width in px, or any CSS length. */
  readonly size?: number | string
  readonly className?: string | undefined
}

export function DailyDrawing({ name, size = '8rem', className }: DailyDrawingProps) {
  const own = useLook() === 'field-camp' ? tracks[name] : undefined
  return (
    <img className={className} style={{ width: size }} src={own ?? urls[name]} alt="" draggable={false} />
  )
}
