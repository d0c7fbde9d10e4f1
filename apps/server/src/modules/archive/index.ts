export { exportOrganisation } from './export/export-organisation.ts'
export { ArchiveError } from './format/archive-error.ts'
export { importOrganisation } from './import/import-organisation.ts'
