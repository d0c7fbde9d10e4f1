import { Button, Dialog } from '@letterliaan/ui'
import { Icon } from '@letterliaan/ui/pictures'
import { useState } from 'react'
import styles from './ExerciseLegend.module.css'
import { kindIcons, kinds, kindTexts } from './kinds.ts'

/** What the three kinds of exercises are (LES-6). */
export function ExerciseLegend() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="quiet" onClick={() => setOpen(true)}>
        Uitleg exercises
      </Button>
      <Dialog open={isOpen} title="Uitleg oefeningen" onClose={() => setOpen(false)}>
        <dl className={styles.legend}>
          {kinds.map((kind) => (
            <div key={kind} className={styles.entry}>
              <dt className={styles.kind}>
                <Icon name={kindIcons[kind]} size="3.5rem" />
                {kind}
              </dt>
              <dd className={styles.text}>{kindTexts[kind]}</dd>
            </div>
          ))}
        </dl>
      </Dialog>
    </>
  )
}
