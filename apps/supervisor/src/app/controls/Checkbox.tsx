import { HiddenText, joinClasses, shared } from '@letterliaan/ui'
import { useEffect, useRef, type ChangeEvent, type ReactNode } from 'react'
import styles from './Checkbox.module.css'

export interface CheckboxProps {
  readonly label?: string
  readonly isLabelHidden?: boolean
  readonly isChecked: boolean
  /** True if only some of the items are checked. */
  readonly isMixed?: boolean
  /** `isRange` is true if Shift was held. */
  readonly onToggle: (isRange: boolean) => void
  readonly children?: ReactNode
}

export function Checkbox(props: CheckboxProps) {
  const { label, isLabelHidden = false, isChecked, isMixed = false, onToggle, children = label } = props
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (box.current !== null) box.current.indeterminate = isMixed
  }, [isMixed])

  const change = ({ nativeEvent }: ChangeEvent) =>
    onToggle(nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)

  return (
    <label className={joinClasses(shared.inline, styles.label, isLabelHidden && styles.bare)}>
      <input ref={box} type="checkbox" className={styles.box} checked={isChecked} onChange={change} />
      {isLabelHidden ? <HiddenText>{label}</HiddenText> : children}
    </label>
  )
}
