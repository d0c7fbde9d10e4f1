import { joinClasses } from './join-classes.ts'
import { IconButton, type IconButtonProps } from './IconButton.tsx'
import styles from './SpeakerButton.module.css'

interface SpeakerButtonProps extends Omit<IconButtonProps, 'icon'> {
  readonly playing?: boolean
}

/** The label must say what the button plays: 'Luister naar het woord'. */
export function SpeakerButton({ playing = false, variant = 'sun', className, ...rest }: SpeakerButtonProps) {
  return (
    <IconButton
      variant={variant}
      className={joinClasses(playing && styles.playing, className)}
      icon={
        <svg className={styles.speaker} viewBox="0 0 24 24" aria-hidden="true">
          <path className={styles.horn} d="M3.5 9.5v5h4l5.5 4.5V5L7.5 9.5z" />
          <path d="M16.5 8.5a5 5 0 0 1 0 7" />
          <path d="M19.2 5.5a9 9 0 0 1 0 13" />
        </svg>
      }
      {...rest}
    />
  )
}
