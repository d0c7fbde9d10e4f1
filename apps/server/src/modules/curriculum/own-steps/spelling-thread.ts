import { loadSpelling } from '@letterliaan/curriculum/spelling'
import { serveJobs } from '../../../threads/serve-jobs.ts'

/** Looks words up in a thread, because opening the dictionary takes a second and would delay children. */
const { isKnown } = loadSpelling()

serveJobs((words: readonly string[]): boolean[] => words.map(isKnown))
