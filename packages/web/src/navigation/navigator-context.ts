import { createContext, use } from 'react'
import type { Navigator } from './navigator.ts'

/** What a link needs of the app's navigator. */
export type LinkNavigator = Pick<Navigator, 'go' | 'prepare'>

export const NavigatorContext = createContext<LinkNavigator | null>(null)

export function useNavigator(): LinkNavigator {
  const navigator = use(NavigatorContext)
  if (navigator === null) throw new Error('useNavigator needs a NavigatorContext around it')
  return navigator
}
