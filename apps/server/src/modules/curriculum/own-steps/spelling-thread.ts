import { openSpelling } from '@letterliaan/curriculum/spelling'
import { serveJobs } from '../../../threads/serve-jobs.ts'

/** Looks words up: opening the dictionary takes a second, which no child should wait for in another exercise. */
const { isKnown } = openSpelling()

serveJobs((words: readonly string[]): boolean[] => words.map(isKnown))
