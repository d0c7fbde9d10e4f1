import type {
  AnalysedWord,
  OwnStepBody,
  OwnStepCheck,
  OwnStepFile,
  OwnStepProposal,
  OwnWord,
  OwnWordList,
  PastedWords,
  Problem,
} from '@letterliaan/contract'
import { type Analyses, rememberAnalyses } from '@letterliaan/curriculum'
import { createInvalidInputError, ProblemError } from '../../../plugins/errors/problem-error.ts'
import { createJobRunner, JobFailed, type JobLoad } from '../../../threads/job-runner.ts'

export type OwnWordsJob =
  | { readonly type: 'split'; readonly text: string }
  | { readonly type: 'analysis'; readonly words: readonly OwnWord[] }
  | { readonly type: 'proposal'; readonly label: string; readonly words: readonly OwnWord[] }
  | { readonly type: 'steps'; readonly list: OwnWordList }
  | { readonly type: 'cut'; readonly words: readonly OwnWord[] }
  | ({ readonly type: 'check' } & OwnStepDraft)
  | { readonly type: 'file'; readonly upload: Uint8Array }

export interface CutList {
  readonly words: OwnWord[]
  readonly unsure: readonly string[]
  readonly chosen: readonly ChosenCut[]
  readonly analyses: Analyses
}

export interface OwnStepDraft {
  readonly step: OwnStepBody
  readonly ownPictures: readonly string[]
}

export interface ChosenCut {
  readonly word: string
  readonly marked: string
}

export type StepFileResult = { readonly file: OwnStepFile } | { readonly problem: Problem }

/** Analyses pasted words and step files in a worker, because sixty long words take a second. */
export interface OwnWordAnalyser {
  split(organisation_id: number, text: string): Promise<PastedWords>
  analyse(organisation_id: number, words: readonly OwnWord[]): Promise<AnalysedWord[]>
  propose(organisation_id: number, label: string, words: readonly OwnWord[]): Promise<OwnStepProposal>
  /** Throws 422 if a word has two possible cuts and none was chosen. */
  proposeAll(organisation_id: number, list: OwnWordList): Promise<CutList & { readonly steps: OwnStepBody[] }>
  /** Throws as `proposeAll` does. */
  cut(organisation_id: number, words: readonly OwnWord[]): Promise<CutList>
  /** Returns errors and warnings of a step, and the exercises that its words suffice for. */
  check(organisation_id: number, draft: OwnStepDraft): Promise<OwnStepCheck>
  /** Throws 400 and 422 as `readOwnStepFile` does. */
  readFile(organisation_id: number, upload: Uint8Array): Promise<OwnStepFile>
  readonly load: () => JobLoad
  close(): void
}

const tooMuch = () =>
  createInvalidInputError(undefined, 'Dit is te veel om in één keer te bekijken. Stuur er minder tegelijk.')

/** Throws if a word has no chosen cut. Caches the analyses in this thread. */
function requireCut<T extends CutList>(cut: T): T {
  const [word] = cut.unsure
  if (word !== undefined) throw createInvalidInputError(undefined, `Kies eerst hoe ‘${word}’ wordt geknipt.`)
  rememberAnalyses(cut.analyses)
  return cut
}

export function createOwnWordAnalyser(): OwnWordAnalyser {
  const runner = createJobRunner<OwnWordsJob, unknown>({
    file: new URL('./own-words-thread.ts', import.meta.url),
    timeoutMs: 30_000,
    // Loading the curriculum again takes a second.
    idleMs: 5 * 60_000,
    maxWaiting: 20,
    memoryMb: 512,
  })
  const run = async (organisation_id: number, job: OwnWordsJob): Promise<unknown> => {
    try {
      return await runner.run(organisation_id, job)
    } catch (error) {
      throw error instanceof JobFailed && error.jobName === 'TimedOut' ? tooMuch() : error
    }
  }
  return {
    split: async (organisation_id, text) =>
      (await run(organisation_id, { type: 'split', text })) as PastedWords,
    analyse: async (organisation_id, words) =>
      (await run(organisation_id, { type: 'analysis', words })) as AnalysedWord[],
    propose: async (organisation_id, label, words) =>
      (await run(organisation_id, { type: 'proposal', label, words })) as OwnStepProposal,
    proposeAll: async (organisation_id, list) =>
      requireCut((await run(organisation_id, { type: 'steps', list })) as CutList & { steps: OwnStepBody[] }),
    cut: async (organisation_id, words) =>
      requireCut((await run(organisation_id, { type: 'cut', words })) as CutList),
    check: async (organisation_id, draft) =>
      (await run(organisation_id, { type: 'check', ...draft })) as OwnStepCheck,
    async readFile(organisation_id, upload) {
      const read = (await run(organisation_id, { type: 'file', upload })) as StepFileResult
      if ('problem' in read) throw new ProblemError(read.problem)
      return read.file
    },
    load: () => runner.load(),
    close: () => runner.close(),
  }
}
