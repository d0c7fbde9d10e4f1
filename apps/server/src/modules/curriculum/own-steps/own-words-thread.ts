import {
  analyseOwnWord,
  analyseFiles,
  loadCurriculum,
  proposeStep,
  proposeSteps,
  listTeachingSteps,
  toWordFile,
} from '@letterliaan/curriculum'
import type { OwnWord } from '@letterliaan/contract'
import { serveJobs } from '../../../threads/serve-jobs.ts'
import { checkDraft } from './check-draft.ts'
import { proposeWordCut, isWordCutUncertain } from './cut-words.ts'
import { readPastedWords } from './read-pasted-words.ts'
import { ProblemError } from '../../../plugins/errors/problem-error.ts'
import type { CutList, OwnWordsJob, StepFileResult } from './own-words.ts'
import { readOwnStepFile } from './step-file.ts'
import { getCategoryLabels, createSurroundings } from './surroundings.ts'

serveJobs((job: OwnWordsJob) => {
  switch (job.type) {
    case 'split':
      return readPastedWords(job.text)
    case 'analysis':
      return job.words.map((word) => {
        const { own, cuts } = proposeWordCut(word)
        return analyseOwnWord(own, getCategoryLabels(), cuts)
      })
    case 'proposal':
      return proposeStep(job.label, markedWords(job.words), listTeachingSteps(loadCurriculum()))
    case 'steps': {
      const cut = cutList(job.list.words)
      return {
        ...cut,
        steps: proposeSteps({ ...job.list, words: cut.words }, listTeachingSteps(loadCurriculum())),
      }
    }
    case 'cut':
      return cutList(job.words)
    case 'check':
      return checkDraft(job.step, createSurroundings(job.ownPictures))
    case 'file':
      return readFile(job.upload)
  }
})

const markedWords = (words: readonly OwnWord[]): OwnWord[] => words.map((word) => proposeWordCut(word).own)

function cutList(words: readonly OwnWord[]): CutList {
  const cut = words.map(proposeWordCut)
  return {
    words: cut.map(({ own }) => own),
    unsure: cut.filter(isWordCutUncertain).map(({ own }) => own.word),
    chosen: cut.flatMap(({ own: { word, marked }, cuts }) =>
      cuts.length > 0 && marked !== null ? [{ word, marked }] : [],
    ),
    analyses: analyseFiles(cut.map(({ own }) => toWordFile(own))),
  }
}

/** Returns a problem as data, because an error thrown in a thread arrives with name and message only. */
function readFile(upload: Uint8Array): StepFileResult {
  try {
    return { file: readOwnStepFile(upload) }
  } catch (error) {
    if (error instanceof ProblemError) return { problem: error.problem }
    throw error
  }
}
