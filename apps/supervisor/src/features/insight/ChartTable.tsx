import type { ComponentProps } from 'react'
import { PlainTable } from '../../app/controls/index.ts'
import { layout } from '../../app/index.ts'
import { texts } from './texts.ts'

export const ChartTable = (table: ComponentProps<typeof PlainTable>) => (
  <details className={layout.details}>
    <summary>{texts.asTable}</summary>
    <PlainTable {...table} />
  </details>
)
