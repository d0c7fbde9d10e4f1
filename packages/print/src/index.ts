export { soundChart } from './sound-chart/chart.ts'
export type { WorkbookAnchor, WorkbookStep, WorkbookWord } from './workbook/step.ts'
export { workbook } from './workbook/workbook.ts'
