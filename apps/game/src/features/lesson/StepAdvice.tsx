import type { Step } from '@letterliaan/contract'
import { Button, Dialog } from '@letterliaan/ui'
import { useState } from 'react'
import styles from './StepAdvice.module.css'

/** What to think of in this step, with its pictures; nothing where its author wrote nothing. */
export function StepAdvice({ step }: { readonly step: Step }) {
  const [isOpen, setOpen] = useState(false)
  const { tip, hint, media_1, media_2, media_3, media_4 } = step
  if (!tip && !hint) return null
  const pictures = [media_1, media_2, media_3, media_4].filter((media) => media !== null)
  return (
    <>
      <Button variant="quiet" onClick={() => setOpen(true)}>
        Tip bij deze stap
      </Button>
      <Dialog open={isOpen} title="Tip bij deze stap" onClose={() => setOpen(false)}>
        <div className={styles.pictures}>
          {pictures.map((media) => (
            <img key={media} src={media} alt="" className={styles.picture} />
          ))}
        </div>
        <Advice title="Tip" text={tip} />
        <Advice title="Hint" text={hint} />
      </Dialog>
    </>
  )
}

function Advice({ title, text }: { readonly title: string; readonly text: string }) {
  if (!text) return null
  return (
    <section className={styles.advice}>
      <h3 className={styles.title}>{title}</h3>
      <p>{text}</p>
    </section>
  )
}
