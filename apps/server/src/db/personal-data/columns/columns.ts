import { childColumns } from './child-columns.ts'
import type { ColumnTexts } from './column-texts.ts'
import { learningColumns } from './learning-columns.ts'
import { schoolColumns } from './school-columns.ts'

/** What each column holds, why, and who sees it; `npm run privacy` makes docs/privacy.md of it (AVG-6). */
export const columnTexts: ColumnTexts = { ...childColumns, ...learningColumns, ...schoolColumns }
