import { joinClasses } from '@letterliaan/ui'
import { Link } from '@letterliaan/web/link'
import { useEffect, useState, type ComponentProps, type MouseEvent } from 'react'
import { texts as commonTexts } from '../texts/common.ts'
import { ControlIcon, type ControlIconName } from './ControlIcon.tsx'
import { usePending } from './usePending.ts'
import styles from './FlatButton.module.css'

/** `primary` is the one main action of a panel. `bare` has no border. `onDark` is for the dark menu. */
export type FlatButtonLook = 'plain' | 'primary' | 'bare' | 'marked' | 'sounding' | 'onDark'

export interface FlatButtonProps extends Omit<ComponentProps<'button'>, 'onClick'> {
  readonly look?: FlatButtonLook
  readonly sign?: ControlIconName
  /** The button is busy until a returned promise settles. */
  readonly onClick?: ((event: MouseEvent<HTMLButtonElement>) => unknown) | undefined
  /** Disables the button, and after a moment shows that it is busy. */
  readonly isBusy?: boolean
}

/** Returns the class that makes another element look like a FlatButton. */
export const getFlatButtonClass = (look: FlatButtonLook, className?: string): string =>
  joinClasses(styles.button, styles[look], className)

/** A button, by default `type="button"`. If `aria-disabled`, it can have the focus but does nothing. */
export function FlatButton({
  look = 'plain',
  sign,
  className,
  children,
  type = 'button',
  onClick,
  isBusy = false,
  'aria-disabled': isOff,
  'aria-label': label,
  ...rest
}: FlatButtonProps) {
  const [isPending, press] = usePending(onClick)
  const isDoing = isBusy || isPending
  const isLong = useIsLong(isDoing)
  return (
    <button
      type={type}
      className={getFlatButtonClass(look, className)}
      aria-disabled={isDoing || isOff}
      aria-busy={isLong || undefined}
      aria-label={isLong ? undefined : label}
      onClick={isDoing || isOff === true ? undefined : press}
      {...rest}
    >
      {sign !== undefined && !isLong && <ControlIcon name={sign} />}
      {isLong ? commonTexts.busy : children}
    </button>
  )
}

const longMs = 300

function useIsLong(isDoing: boolean): boolean {
  const [isLong, setLong] = useState(false)
  useEffect(() => {
    if (!isDoing) return
    const timer = setTimeout(() => setLong(true), longMs)
    return () => {
      clearTimeout(timer)
      setLong(false)
    }
  }, [isDoing])
  return isLong
}

interface FlatLinkProps extends ComponentProps<typeof Link> {
  readonly look?: FlatButtonLook
  readonly sign?: ControlIconName
}

export const FlatLink = ({ look = 'plain', sign, className, children, ...rest }: FlatLinkProps) => (
  <Link className={getFlatButtonClass(look, className)} {...rest}>
    {sign !== undefined && <ControlIcon name={sign} />}
    {children}
  </Link>
)
