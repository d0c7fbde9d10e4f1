import styles from './LoadingPage.module.css'

/** While a page is fetched; shorter waits show nothing. */
export function LoadingPage() {
  return <output className={styles.waiting}>Aan het laden …</output>
}
