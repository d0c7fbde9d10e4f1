import { joinClasses, Loading, shared } from '@letterliaan/ui'
import styles from './LoadingPage.module.css'

/** Matches the world in an address: '/wereld/3', '/fase/3/stap/12'. */
const worldOfAddress = /\/(?:wereld|fase)\/([1-4])(?:\/|$)/

export function LoadingPage() {
  const world = worldOfAddress.exec(location.pathname)?.[1]
  return (
    <main className={joinClasses(shared.middle, styles.page)} data-world={world}>
      <Loading />
    </main>
  )
}
