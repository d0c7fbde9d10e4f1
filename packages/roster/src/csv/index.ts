export { safeCell } from './safe-cell.ts'
export { excelDialect, writeCsv, type CsvDialect } from './write-csv.ts'
