import styles from './Waiting.module.css'

/** While a page is fetched; shorter waits show nothing. */
export function Waiting() {
  return <output className={styles.waiting}>Aan het laden …</output>
}
