export { renderLoginCards, type PrintedCard, type PrintedCards } from './login-cards/cards.ts'
export { renderReport } from './report/render-report.ts'
export type {
  PrintedReport,
  ReportBar,
  ReportChart,
  ReportColumn,
  ReportField,
  ReportRow,
  ReportSection,
} from './report/report.ts'
export { renderSoundChart } from './sound-chart/chart.ts'
export type { WorkbookAnchor, WorkbookStep, WorkbookWord } from './workbook/step.ts'
export { renderWorkbook } from './workbook/workbook.ts'
export { renderWritingSheets } from './writing-sheet/render-writing-sheet.ts'
export type { PrintedWritingSheet } from './writing-sheet/writing-sheet.ts'
