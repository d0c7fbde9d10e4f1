import { SpokenText } from '@letterliaan/ui/spoken'
import type { Step } from '@letterliaan/contract'
import { toStepLine } from '@letterliaan/texts'
import * as lessonTexts from '@letterliaan/texts/lesson'
import { Button, Dialog } from '@letterliaan/ui'
import * as commonTexts from '@letterliaan/texts/common'
import { useState } from 'react'
import { addPrefix } from '@letterliaan/web/place'
import layout from '../../app/shell/layout.module.css'
import styles from './StepAdvice.module.css'

export function StepAdvice({ step }: { readonly step: Step }) {
  const [isOpen, setOpen] = useState(false)
  const { id, tip, hint, media_1, media_2, media_3, media_4 } = step
  if (!tip && !hint) return null
  const pictures = [media_1, media_2, media_3, media_4].filter((media) => media !== null)
  return (
    <>
      <Button variant="quiet" onClick={() => setOpen(true)}>
        {lessonTexts.adviceTitle}
      </Button>
      <Dialog open={isOpen} title={lessonTexts.adviceTitle} onClose={() => setOpen(false)}>
        <div className={layout.ways}>
          {pictures.map((media) => (
            <img key={media} src={addPrefix(media)} alt="" className={styles.picture} />
          ))}
        </div>
        <Advice title={commonTexts.tip} text={tip} step_id={id} auto />
        <Advice title={commonTexts.hint} text={hint} step_id={id} />
      </Dialog>
    </>
  )
}

interface AdviceProps {
  readonly title: string
  readonly text: string
  readonly step_id: number
  readonly auto?: boolean
}

function Advice({ title, text, step_id, auto = false }: AdviceProps) {
  if (!text) return null
  return (
    <section className={styles.advice}>
      <h3 className={layout.large}>{title}</h3>
      <p>
        <SpokenText line={toStepLine(text, step_id)} auto={auto} />
      </p>
    </section>
  )
}
