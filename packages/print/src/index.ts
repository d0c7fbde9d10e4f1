export { renderSoundChart } from './sound-chart/chart.ts'
export type { WorkbookAnchor, WorkbookStep, WorkbookWord } from './workbook/step.ts'
export { renderWorkbook } from './workbook/workbook.ts'
