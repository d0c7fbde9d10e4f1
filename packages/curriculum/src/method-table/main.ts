import { writeFileSync } from 'node:fs'
import { dataFolder, listStepFiles, readStepFile } from '../load/curriculum.ts'
import { writePage } from './write-page.ts'

/** Writes docs/leerlijn.md from the steps. */
const files = listStepFiles(dataFolder).map((name) => readStepFile(dataFolder, name))
writeFileSync(new URL('../../../docs/leerlijn.md', dataFolder), writePage(files))
