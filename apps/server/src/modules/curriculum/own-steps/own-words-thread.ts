import {
  analyseOwnWord,
  analyseWord,
  loadCurriculum,
  proposeStep,
  proposeSteps,
  teachingSteps,
  type WordFile,
} from '@letterliaan/curriculum'
import { LRUCache } from 'lru-cache'
import { encodeJson } from '../../../db/json.ts'
import { serveJobs } from '../../../threads/serve-jobs.ts'
import { pasteWords } from './paste-words.ts'
import { ProblemError } from '../../../plugins/errors/problem-error.ts'
import type { OwnWordsJob, ReadStepFile } from './own-words.ts'
import { readStepFile } from './step-file.ts'
import { categoryLabels } from './surroundings.ts'

type Analysis = ReturnType<typeof analyseWord>

/** Lists of some organisations: the words of one are looked at, proposed and kept within minutes. */
const analyses = new LRUCache<string, Analysis>({ max: 1000 })

/** What an analysis says follows from the letters and their corrections; a sentence changes nothing of it. */
function analyse(file: WordFile): Analysis {
  const { plural_form: _, image: __, sentence: ___, ...letters } = file
  const key = encodeJson(letters)
  const known = analyses.get(key)
  if (known) return known
  const analysis = analyseWord(file)
  analyses.set(key, analysis)
  return analysis
}

serveJobs((job: OwnWordsJob) => {
  switch (job.type) {
    case 'split':
      return pasteWords(job.text)
    case 'analysis':
      return job.words.map((word) => analyseOwnWord(word, categoryLabels(), analyse))
    case 'proposal':
      return proposeStep(job.label, job.words, teachingSteps(loadCurriculum()), analyse)
    case 'steps':
      return proposeSteps(job.list, teachingSteps(loadCurriculum()), analyse)
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
