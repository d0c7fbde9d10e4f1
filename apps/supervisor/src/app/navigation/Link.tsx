import type { ComponentProps, MouseEvent } from 'react'
import { useServices } from '../useServices.ts'

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  readonly to: string
}

/** A link to another page of the app. With a modifier key the browser does what it does with any link. */
export function Link({ to, children, ...rest }: LinkProps) {
  const { navigator } = useServices()

  function follow(event: MouseEvent) {
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
    if (!isPlain || event.defaultPrevented) return
    event.preventDefault()
    navigator.go(to)
  }

  return (
    <a {...rest} href={to} onClick={follow}>
      {children}
    </a>
  )
}
