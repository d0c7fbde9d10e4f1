import * as shellTexts from '@letterliaan/texts/shell'
import { Icon } from '@letterliaan/ui/pictures'
import { useReadAloud } from '@letterliaan/ui/spoken'
import { useStore } from '@letterliaan/web/use-store'
import { useServices } from '../useServices.ts'
import styles from './Shell.module.css'

/** Shown while answers wait for the network or a newer page; its sound is already on the device. */
export function OfflineNote() {
  const { version } = useServices()
  const isTooOld = useStore(version.isTooOld)
  const { textOf, speaker } = useReadAloud([isTooOld ? shellTexts.newVersion.waits : shellTexts.noInternet])
  return (
    <div className={styles.note}>
      <Icon name={isTooOld ? 'download' : 'wifi-off'} size="2.25rem" />
      <output>{textOf(0)}</output>
      {speaker}
    </div>
  )
}
