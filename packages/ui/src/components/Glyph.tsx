import styles from './Glyph.module.css'

const strokes = {
  close: 'M6 6l12 12M18 6L6 18',
  left: 'M15 4.5L7.5 12l7.5 7.5',
  right: 'M9 4.5l7.5 7.5L9 19.5',
  down: 'M5 9l7 7 7-7',
  check: 'M4.5 12.5l5 5.5L19.5 6.5',
  play: 'M8 5l11 7-11 7z',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  repeat: 'M19 8a8 8 0 1 0 1.5 6M19.5 3.5V8.5h-5',
  speaker: 'M4 9.5v5h4l5 4.5V5L8 9.5zM16.5 8.5a5 5 0 0 1 0 7M19 5.5a9 9 0 0 1 0 13',
  muted: 'M4 9.5v5h4l5 4.5V5L8 9.5zM17 9.5l5 5M22 9.5l-5 5',
  eye: 'M2.5 12C5 7.5 8.3 5.5 12 5.5s7 2 9.5 6.5c-2.5 4.5-5.8 6.5-9.5 6.5S5 16.5 2.5 12zM12 9.2a2.8 2.8 0 1 0 .01 0',
  'eye-closed': 'M2.5 10C5 14 8.3 16 12 16s7-2 9.5-6M5.5 14L4 16.5M12 16v3M18.5 14l1.5 2.5',
  warning: 'M12 4L2.5 20h19zM12 10v4.5M12 17.2v.1',
  info: 'M12 11v7.5M12 5.4v.1',
  speech: 'M4 5h16v11h-9l-4.5 4v-4H4zM8 9.2h8M8 12.2h5',
  space: 'M4 10v5h16v-5',
  backspace: 'M8.5 5H21v14H8.5L2.5 12zM11.5 9.5l5 5M16.5 9.5l-5 5',
} as const

export type GlyphName = keyof typeof strokes

/** An icon in the text colour. Decorative: label the control. */
export function Glyph({ name }: { name: GlyphName }) {
  return (
    <svg className={styles.glyph} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={strokes[name]} />
    </svg>
  )
}
