import { Loading } from '@letterliaan/ui'
import styles from './LoadingPage.module.css'

export function LoadingPage() {
  return (
    <main className={styles.page}>
      <Loading />
    </main>
  )
}
