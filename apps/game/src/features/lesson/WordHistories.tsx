import * as lessonTexts from '@letterliaan/texts/lesson'
import { listWordHistories } from '@letterliaan/texts/word-histories'
import { Button, Dialog } from '@letterliaan/ui'
import { SpokenText } from '@letterliaan/ui/spoken'
import { useState } from 'react'
import layout from '../../app/shell/layout.module.css'
import styles from './WordHistories.module.css'

export function WordHistories({ words }: { readonly words: readonly string[] }) {
  const [isOpen, setOpen] = useState(false)
  const histories = listWordHistories(words)
  if (histories.length === 0) return null
  return (
    <>
      <Button variant="quiet" onClick={() => setOpen(true)}>
        {lessonTexts.histories.title}
      </Button>
      <Dialog open={isOpen} title={lessonTexts.histories.title} onClose={() => setOpen(false)}>
        <dl className={styles.histories}>
          {histories.map(({ word, line }) => (
            <div key={word}>
              <dt className={layout.largeBold}>{word}</dt>
              <dd className={styles.told}>
                <SpokenText line={line} />
              </dd>
            </div>
          ))}
        </dl>
        <p className={styles.more}>{lessonTexts.histories.more}</p>
      </Dialog>
    </>
  )
}
