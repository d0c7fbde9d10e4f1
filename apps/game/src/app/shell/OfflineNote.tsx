import * as shellTexts from '@letterliaan/texts/shell'
import { useStore } from '@letterliaan/web/use-store'
import { useServices } from '../useServices.ts'
import styles from './Shell.module.css'

/** Answers wait: for the network, or for a page that the server still understands. */
export function OfflineNote() {
  const { version } = useServices()
  const isTooOld = useStore(version.isTooOld)
  return (
    <output className={styles.note}>{isTooOld ? shellTexts.newVersion.waits : shellTexts.noInternet}</output>
  )
}
