import { joinClasses } from '../components/join-classes.ts'
import type { ReadAloudLine } from './read-aloud.ts'
import styles from './spoken.module.css'
import { useReadAloud } from './useReadAloud.tsx'

export { ReadAloudContext, applyWording, type ReadAloudLine, type ReadAloud } from './read-aloud.ts'
export { usePrepareTexts } from './usePrepareTexts.ts'
export { useReadAloud, type ReadAloudControls } from './useReadAloud.tsx'
export { useUntilSaid, type LineCallbacks } from './useUntilSaid.ts'

interface SpokenTextProps {
  readonly line: ReadAloudLine
  readonly shown?: string | undefined
  /** True to read the text automatically, if the child has that switched on. */
  readonly auto?: boolean
  readonly className?: string | undefined
  /** Called after the text was spoken to its end. */
  readonly onSaid?: (() => void) | undefined
  /** Called after the text was spoken, or if it is not read automatically. Must be stable. */
  readonly onTold?: (() => void) | undefined
}

export function SpokenText({ line, shown, auto = false, className, onSaid, onTold }: SpokenTextProps) {
  const { speaker, textOf } = useReadAloud([line], { auto, onSaid, onTold })
  return (
    <span className={joinClasses(speaker !== null && styles.spoken, className)}>
      {textOf(0, shown)}
      {speaker}
    </span>
  )
}
