import { joinClasses } from '@letterliaan/ui'
import styles from './ControlIcon.module.css'

const strokes = {
  play: 'M7 4.5v15l12-7.5z',
  pause: 'M8 5v14M16 5v14',
  stop: 'M6 6h12v12H6z',
  previous: 'M18 5.5v13L8.5 12zM6 5.5v13',
  next: 'M6 5.5v13l9.5-6.5zM18 5.5v13',
  flag: 'M6 21V4.5c4-2.5 7 2 12 0v9c-5 2-8-2.5-12 0',
  sounds: 'M4 10v4M8 7v10M12 4v16M16 8v8M20 10.5v3',
  microphone: 'M12 3.5a3 3 0 0 0-3 3v5a3 3 0 0 0 6 0v-5a3 3 0 0 0-3-3zM5.5 11.5a6.5 6.5 0 0 0 13 0M12 18v3',
  upload: 'M12 16V4.5M7 9l5-5 5 5M4.5 16v3.5h15V16',
  remove: 'M4.5 7h15M9.5 7V4.5h5V7M6.5 7l1 13h9l1-13M10.5 11v5M13.5 11v5',
  undo: 'M9 5L4.5 9.5 9 14M5 9.5h9a5 5 0 0 1 0 10H10',
  plus: 'M12 5v14M5 12h14',
  pencil: 'M4.5 19.5l1-4.5L16 4.5l3.5 3.5L9 18.5zM14 6.5l3.5 3.5',
  check: 'M4.5 12.5l5 5.5L19.5 6.5',
  eye: 'M2.5 12c3-5 6-7 9.5-7s6.5 2 9.5 7c-3 5-6 7-9.5 7s-6.5-2-9.5-7zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z',
  key: 'M12 12h9v3.5M17 12v2.5M8 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8z',
  close: 'M6 6l12 12M18 6L6 18',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.5 15.5L20 20',
  up: 'M6 14.5l6-6 6 6',
  down: 'M6 9.5l6 6 6-6',
  archive: 'M4 5h16v4H4zM5.5 9v10h13V9M10 13h4',
  card: 'M3.5 6h17v12h-17zM6.5 14.5h5M6.5 10.5h3M15 10h2.5v2.5H15z',
  path: 'M5 19.5c7 0 2-7.5 7-7.5s0-7.5 7-7.5M5 19.5h.01M19 4.5h.01',
  group:
    'M8.5 11a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM3 19c0-3.5 2-5.5 5.5-5.5S14 15.5 14 19M15.5 11a2.5 2.5 0 1 0 0-5M16.5 14c2.5.3 4.5 2 4.5 5',
  lock: 'M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3M12 14.5v2',
  clock: 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM12 8v4.5l3 2',
  repeat: 'M5 11a7 7 0 0 1 12-4.5L19.5 9M19.5 4.5V9H15M19 13a7 7 0 0 1-12 4.5L4.5 15M4.5 19.5V15H9',
  ruler: 'M4 15.5L15.5 4 20 8.5 8.5 20zM8 12l2 2M11 9l2 2M14 6l2 2',
  falling: 'M4 6.5l6 6 3.5-3.5L20 16M14.5 16.5H20V11',
  leaf: 'M5 19c0-9 5-14 14-14 0 9-5 14-11 13M5 20L13 11',
  sun: 'M12 7.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9zM12 2.5v1.5M12 20v1.5M2.5 12H4M20 12h1.5M5.3 5.3l1 1M17.7 17.7l1 1M5.3 18.7l1-1M17.7 6.3l1-1',
  backpack:
    'M6 21V11.5a6 6 0 0 1 12 0V21zM9.5 5.8V4.5a2.5 2.5 0 0 1 5 0v1.3M9 15h6v6M9 15v6M9.5 11h5M6 14.5H4V19h2M18 14.5h2V19h-2',
  compass: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM15.5 8.5l-2 5-5 2 2-5z',
  loudspeaker: 'M4 9.5v5h3.5L13 19V5L7.5 9.5zM16 9.2a4 4 0 0 1 0 5.6M18.5 6.5a7.7 7.7 0 0 1 0 11',
  books: 'M4 4.5h4.5v15H4zM8.5 7h4v12.5h-4zM12.7 6.3l3.8-1 3.8 13.2-3.8 1zM4 8h4.5M8.5 10.5h4',
  bell: 'M12 3a5.5 5.5 0 0 0-5.5 5.5c0 5-2 6-2 8h15c0-2-2-3-2-8A5.5 5.5 0 0 0 12 3zM9.8 19.5a2.4 2.4 0 0 0 4.4 0',
  gear: 'M12 8.8a3.2 3.2 0 1 0 0 6.4 3.2 3.2 0 0 0 0-6.4zM10.3 3h3.4l.6 2.6 1.9 1.1 2.5-.8 1.7 2.9-1.9 1.8v2.2l1.9 1.8-1.7 2.9-2.5-.8-1.9 1.1-.6 2.6h-3.4l-.6-2.6-1.9-1.1-2.5.8-1.7-2.9 1.9-1.8v-2.2L3.6 8.8l1.7-2.9 2.5.8 1.9-1.1z',
  question: 'M8.5 9a3.5 3.5 0 1 1 5.2 3.1c-1.2.7-1.7 1.3-1.7 2.7M12 18.5h.01',
  star: 'M12 3.5l2.6 5.4 5.9.8-4.3 4.1 1 5.9-5.2-2.8-5.2 2.8 1-5.9-4.3-4.1 5.9-.8z',
  left: 'M15 4.5L7.5 12l7.5 7.5',
  right: 'M9 4.5l7.5 7.5L9 19.5',
} as const

const filled: ReadonlySet<ControlIconName> = new Set(['play', 'stop', 'previous', 'next', 'star'])

export type ControlIconName = keyof typeof strokes

/** An icon in a control, in its text colour. Decorative: label the control. */
export function ControlIcon({ name }: { name: ControlIconName }) {
  return (
    <svg
      className={joinClasses(styles.sign, filled.has(name) && styles.filled)}
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
    >
      <path d={strokes[name]} />
    </svg>
  )
}
