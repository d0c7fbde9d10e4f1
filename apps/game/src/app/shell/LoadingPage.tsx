import { Loading } from '@letterliaan/ui'
import styles from './LoadingPage.module.css'

/** The loading view of a page that takes its time (NAV-9). */
export function LoadingPage() {
  return (
    <main className={styles.page}>
      <Loading />
    </main>
  )
}
