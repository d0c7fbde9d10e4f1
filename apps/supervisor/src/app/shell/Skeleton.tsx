import { HiddenText, joinClasses } from '@letterliaan/ui'
import frame from './PageFrame.module.css'
import styles from './Skeleton.module.css'
import { texts } from '../texts/shell.ts'

const shapes = {
  page: [styles.title, styles.panel, styles.panel],
  panels: [styles.panel, styles.panel, styles.panel],
  part: [styles.line, styles.line, styles.line],
} as const

/** Shows the shape of the expected content, so that nothing moves later. Shows nothing during a short wait. */
export function Skeleton({ of = 'page' }: { readonly of?: keyof typeof shapes }) {
  return (
    <div className={joinClasses(styles[of], of === 'page' && frame.page)} aria-busy="true">
      <output>
        <HiddenText>{texts.loading}</HiddenText>
      </output>
      {shapes[of].map((shape, at) => (
        <div key={at} className={shape} />
      ))}
    </div>
  )
}
