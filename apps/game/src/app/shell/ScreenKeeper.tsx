import { useKeptScreen } from '../first-screen/useKeptScreen.ts'

/** Stands behind the page, which is drawn by then. `isOwn`: the child itself plays. */
export function ScreenKeeper({ isOwn }: { readonly isOwn: boolean }) {
  useKeptScreen(isOwn)
  return null
}
