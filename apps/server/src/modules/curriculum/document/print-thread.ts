import {
  renderLoginCards,
  renderReport,
  renderSoundChart,
  renderWorkbook,
  renderWritingSheets,
} from '@letterliaan/print'
import { serveJobs } from '../../../threads/serve-jobs.ts'
import type { PrintJob } from './printer.ts'

serveJobs((job: PrintJob): Promise<Uint8Array> => {
  const options = { createdAt: new Date(job.createdAt) }
  switch (job.type) {
    case 'workbook':
      return renderWorkbook(job.step, options)
    case 'login-cards':
      return renderLoginCards(job.cards, options)
    case 'writing-sheets':
      return renderWritingSheets(job.sheets, options)
    case 'report':
      return renderReport(job.report, options)
    case 'sound-chart':
      return renderSoundChart(options)
  }
})
