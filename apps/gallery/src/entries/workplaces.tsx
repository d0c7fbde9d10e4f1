import { loadWorkplace, Workplace, workplaceNames, type WorkplaceName } from '@letterliaan/ui/workplaces'
import { Suspense, use } from 'react'
import styles from '../Gallery.module.css'
import type { Entries } from './entry.ts'

const total = 8
const moments = [
  { done: 0, mood: 'blij' },
  { done: total / 2, mood: 'denkt' },
  { done: total, mood: 'juicht' },
] as const

const loading = new Map<WorkplaceName, ReturnType<typeof loadWorkplace>>()

function loadOnce(name: WorkplaceName): ReturnType<typeof loadWorkplace> {
  const known = loading.get(name) ?? loadWorkplace(name)
  loading.set(name, known)
  return known
}

/** Shows a workplace at the start, half-way and done. */
function Moments({ name }: { readonly name: WorkplaceName }) {
  const drawing = use(loadOnce(name))
  return (
    <div className={styles.moments}>
      {moments.map(({ done, mood }) => (
        <div key={done} className={styles.moment}>
          <Workplace
            drawing={drawing}
            done={done}
            total={total}
            isFinished={done === total}
            buddy_id={2}
            mood={mood}
          />
        </div>
      ))}
    </div>
  )
}

export const workplaces: Entries = {
  Workplace: {
    fills: true,
    states: Object.fromEntries(
      workplaceNames.map((name) => [
        name,
        <Suspense key={name} fallback={null}>
          <Moments name={name} />
        </Suspense>,
      ]),
    ),
  },
}
