import * as lessonTexts from '@letterliaan/texts/lesson'
import { SpokenText } from '@letterliaan/ui/spoken'
import { Button, Dialog } from '@letterliaan/ui'
import { Icon } from '@letterliaan/ui/pictures'
import { useState } from 'react'
import layout from '../../app/shell/layout.module.css'
import styles from './ExerciseLegend.module.css'
import { categoryIcons, exerciseCategories, categoryTexts } from './exercise-categories.ts'

/** Explains the three categories of exercises (LES-6). */
export function ExerciseLegend() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="quiet" onClick={() => setOpen(true)}>
        {lessonTexts.legend.button}
      </Button>
      <Dialog open={isOpen} title={lessonTexts.legend.title} onClose={() => setOpen(false)}>
        <p>
          <SpokenText line={lessonTexts.tour.pictures} auto />
        </p>
        <dl className={layout.stack4}>
          {exerciseCategories.map((category) => (
            <div key={category} className={styles.entry}>
              <dt className={styles.kind}>
                <Icon name={categoryIcons[category]} size="3.5rem" />
                {category}
              </dt>
              <dd className={styles.text}>
                <SpokenText line={categoryTexts[category]} />
              </dd>
            </div>
          ))}
        </dl>
      </Dialog>
    </>
  )
}
