import type { MapWeather } from '@letterliaan/contract'
import { joinClasses } from '@letterliaan/ui'
import { DailyDrawing } from '@letterliaan/ui/pictures'
import styles from './Weather.module.css'

export interface WeatherProps {
  readonly kind: MapWeather
  /** The world is dark: white shapes are drawn fainter. */
  readonly isDark: boolean
}

export function Weather({ kind, isDark }: WeatherProps) {
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
