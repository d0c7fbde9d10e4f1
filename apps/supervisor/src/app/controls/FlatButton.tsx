import { joinClasses } from '@letterliaan/ui'
import { Link } from '@letterliaan/web/link'
import type { ComponentProps } from 'react'
import { Sign, type SignName } from './Sign.tsx'
import styles from './FlatButton.module.css'

/** primary: what one came for, once a panel; bare: without an edge; marked, sounding: the state that it shows; onDark: on the menu. */
export type FlatLook = 'plain' | 'primary' | 'bare' | 'marked' | 'sounding' | 'onDark'

export interface FlatButtonProps extends ComponentProps<'button'> {
  readonly look?: FlatLook
  readonly sign?: SignName
}

/** The class of a quiet button, for what is no button and no link of the app. */
export const flatClass = (look: FlatLook, className?: string): string =>
  joinClasses(styles.button, styles[look], className)

/** A quiet button. Is `type="button"` unless told otherwise. One that is `aria-disabled` keeps the focus and does nothing. */
export function FlatButton({
  look = 'plain',
  sign,
  className,
  children,
  type = 'button',
  onClick,
  'aria-disabled': isOff,
  ...rest
}: FlatButtonProps) {
  return (
    <button
      type={type}
      className={flatClass(look, className)}
      aria-disabled={isOff}
      onClick={isOff === true ? undefined : onClick}
      {...rest}
    >
      {sign !== undefined && <Sign name={sign} />}
      {children}
    </button>
  )
}

interface FlatLinkProps extends ComponentProps<typeof Link> {
  readonly look?: FlatLook
  readonly sign?: SignName
}

/** A link that looks like a quiet button. */
export const FlatLink = ({ look = 'plain', sign, className, children, ...rest }: FlatLinkProps) => (
  <Link className={flatClass(look, className)} {...rest}>
    {sign !== undefined && <Sign name={sign} />}
    {children}
  </Link>
)
