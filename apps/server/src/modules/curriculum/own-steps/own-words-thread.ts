import { analyseOwnWord, loadCurriculum, proposeStep } from '@letterliaan/curriculum'
import { serveJobs } from '../../../threads/serve-jobs.ts'
import { pasteWords } from './paste-words.ts'
import { ProblemError } from '../../../plugins/errors/problem-error.ts'
import type { OwnWordsJob, ReadStepFile } from './own-words.ts'
import { readStepFile } from './step-file.ts'
import { categoryLabels } from './surroundings.ts'

serveJobs((job: OwnWordsJob) => {
  switch (job.type) {
    case 'split':
      return pasteWords(job.text)
    case 'analysis':
      return job.words.map((word) => analyseOwnWord(word, categoryLabels()))
    case 'proposal':
      return proposeStep(job.label, job.words, loadCurriculum().steps)
    case 'file':
      return readFile(job.upload)
  }
})

/** An error keeps only its name and message on its way out of a thread. */
function readFile(upload: Uint8Array): ReadStepFile {
  try {
    return { file: readStepFile(upload) }
  } catch (error) {
    if (error instanceof ProblemError) return { problem: error.problem }
    throw error
  }
}
