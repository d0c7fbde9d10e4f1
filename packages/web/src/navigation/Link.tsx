import { type ComponentProps, type MouseEvent, createContext, use } from 'react'
import { addBasePath } from '../base-path.ts'
import type { Navigator } from './navigator.ts'

export type LinkNavigator = Pick<Navigator, 'go' | 'prepare'>

export const NavigatorContext = createContext<LinkNavigator | null>(null)

export function useNavigator(): LinkNavigator {
  const navigator = use(NavigatorContext)
  if (navigator === null) throw new Error('useNavigator needs a NavigatorContext around it')
  return navigator
}

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  readonly to: string
}

export function Link({ to, onClick, children, ...rest }: LinkProps) {
  const navigator = useNavigator()

  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event)
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
    if (!isPlain || event.defaultPrevented) return
    event.preventDefault()
    navigator.go(to)
  }

  const prepare = () => navigator.prepare(to)
  return (
    <a {...rest} href={addBasePath(to)} onClick={follow} onPointerEnter={prepare} onFocus={prepare}>
      {children}
    </a>
  )
}
