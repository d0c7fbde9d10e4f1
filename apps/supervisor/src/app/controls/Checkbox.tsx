import { HiddenText, joinClasses } from '@letterliaan/ui'
import { useEffect, useRef, type ChangeEvent, type ReactNode } from 'react'
import styles from './Checkbox.module.css'

export interface CheckboxProps {
  /** Label; hidden where the surroundings say enough. */
  readonly label: string
  readonly isChecked: boolean
  /** Some of what it stands for is checked. */
  readonly isMixed?: boolean
  /** `isRange`: Shift was held. */
  readonly onToggle: (isRange: boolean) => void
  readonly children?: ReactNode
}

/** The platform's checkbox, as large as a finger. */
export function Checkbox({ label, isChecked, isMixed = false, onToggle, children }: CheckboxProps) {
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (box.current !== null) box.current.indeterminate = isMixed
  }, [isMixed])

  const change = ({ nativeEvent }: ChangeEvent) =>
    onToggle(nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)

  return (
    <label className={joinClasses(styles.label, children === undefined && styles.bare)}>
      <input ref={box} type="checkbox" className={styles.box} checked={isChecked} onChange={change} />
      {children ?? <HiddenText>{label}</HiddenText>}
    </label>
  )
}
