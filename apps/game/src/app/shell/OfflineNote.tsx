import styles from './OfflineNote.module.css'

/** Shown while answers wait for the network: nothing is lost, the child may go on. */
export function OfflineNote() {
  return <output className={styles.note}>Even geen internet. Wat je doet, wordt bewaard.</output>
}
