import { analyseOwnWord, loadCurriculum, proposeStep } from '@letterliaan/curriculum'
import { serveJobs } from '../../../threads/serve-jobs.ts'
import { pasteWords } from './paste-words.ts'
import type { OwnWordsJob } from './own-words.ts'
import { categoryLabels } from './surroundings.ts'

serveJobs((job: OwnWordsJob) => {
  switch (job.type) {
    case 'split':
      return pasteWords(job.text)
    case 'analysis':
      return job.words.map((word) => analyseOwnWord(word, categoryLabels()))
    case 'proposal':
      return proposeStep(job.label, job.words, loadCurriculum().steps)
  }
})
