import type {
  DictationAnswer,
  DictationResult,
  WeekDictation,
  WeekDictationSummary,
  Word,
} from '@letterliaan/contract'
import { nameErrorTag } from '@letterliaan/dutch'
import { nameVerbForm } from '@letterliaan/dutch/verbs'
import type { Queries } from '../../../db/database.ts'
import type { UserCaller } from '../../../plugins/auth/caller.ts'
import { createNotFoundError } from '../../../plugins/errors/problem-error.ts'
import { getOrganisation, getGroup, orderByName } from '../../people/index.ts'
import {
  type Contents,
  type StepContent,
  toTaughtWord,
  listWordCategories,
  getCategoryLabels,
} from '../../curriculum/index.ts'
import { diagnoseSpelling, listDictationWords } from '../../learn/index.ts'
import { computeMark } from './dictation-mark.ts'
import {
  countDictationTakers,
  type DictationChild,
  type DictationRow,
  findDictationAnswers,
  findDictationChildren,
  findDictation,
  findDictationsOfGroup,
  findDictationMarks,
  findOwnStepToDictate,
  hasBegunDictation,
} from './queries.ts'
import { formatStudentName, findDictationReach } from './give-dictation.ts'

/** Throws 404 if the caller does not see the group. */
export async function getDictation(queries: Queries, caller: UserCaller, id: number) {
  const row = await findDictation(queries, caller.organisation_id, id)
  if (row === undefined || row.group_id === null) throw createNotFoundError()
  const group = await getGroup(queries, caller, row.group_id)
  return { row, group }
}

/** Throws 404 if the caller does not see the group. */
export async function listDictations(
  queries: Queries,
  caller: UserCaller,
  group_id: number,
): Promise<WeekDictationSummary[]> {
  await getGroup(queries, caller, group_id)
  const rows = await findDictationsOfGroup(queries, caller.organisation_id, group_id)
  if (rows.length === 0) return []
  const counts = await countDictationTakers(
    queries,
    caller,
    rows.map(({ id }) => id),
  )
  const countOf = new Map(counts.map((count) => [count.dictation_id, count]))
  return rows.map((row) => {
    const { num_children = 0, num_taken = 0 } = countOf.get(row.id) ?? {}
    return Object.assign(toSummary(row, group_id), { num_children, num_taken })
  })
}

const toSummary = ({ id, own_step_id, label, day, closed_at }: DictationRow, group_id: number) => ({
  id,
  group_id,
  own_step_id,
  label,
  day,
  closed_at,
})

/** Reads the different words of a dictation, in the form in which it asks them. */
export async function readDictatedWords(
  queries: Queries,
  contents: Contents,
  { organisation_id, own_step_id }: Pick<DictationRow, 'organisation_id' | 'own_step_id'>,
): Promise<{ readonly content: StepContent; readonly words: readonly Word[] }> {
  const found = await findOwnStepToDictate(queries, organisation_id, own_step_id)
  if (found === undefined) throw createNotFoundError()
  const content = await contents.get(queries, found.curriculum_step_id)
  return { content, words: listDictationWords(content) }
}

/** Throws 404 if the caller does not see the group. */
export async function readDictation(
  queries: Queries,
  contents: Contents,
  caller: UserCaller,
  id: number,
): Promise<WeekDictation> {
  const { row, group } = await getDictation(queries, caller, id)
  const [{ content, words }, found, reach, isBegun] = await Promise.all([
    readDictatedWords(queries, contents, row),
    findDictationChildren(queries, caller, id),
    findDictationReach(queries, group.id),
    hasBegunDictation(queries, id),
  ])
  const children = orderByName(found)
  const { dictation_mark } = await getOrganisation(queries, caller.organisation_id)
  const answered = await readResults(queries, { id, content, words }, children)
  const results = answered.map((result) =>
    Object.assign(result, { mark: computeMark(dictation_mark, result) }),
  )
  const given = new Set(children.map((child) => child.id))
  return {
    ...toSummary(row, group.id),
    group_name: group.name,
    made_by: row.maker,
    can_withdraw: !isBegun,
    num_children: children.length,
    num_taken: results.filter(({ is_complete }) => is_complete).length,
    words: words.map((word) => ({
      id: word.id,
      word: word.word,
      sentence: word.sentence,
      topic: topicOf(content, word, results),
    })),
    children: children.map((child) => ({ student_id: child.id, name: formatStudentName(child) })),
    unreached: reach.unreached.filter(({ student_id }) => !given.has(student_id)),
    results,
  }
}

interface Asked {
  readonly id: number
  readonly content: StepContent
  readonly words: readonly Word[]
}

async function readResults(
  queries: Queries,
  { id, content, words }: Asked,
  children: readonly DictationChild[],
): Promise<Omit<DictationResult, 'mark'>[]> {
  if (children.length === 0) return []
  const [answers, marks] = await Promise.all([
    findDictationAnswers(
      queries,
      children.map(({ step_id }) => step_id),
    ),
    findDictationMarks(queries, [id]),
  ])
  const wordOf = new Map(words.map((word) => [word.id, word]))
  const toAnswer = (given: Omit<DictationAnswer, 'error'>): DictationAnswer => ({
    ...given,
    error: explain(content, wordOf.get(given.word_id), given),
  })
  const answersOf = Map.groupBy(answers, ({ step_id }) => step_id)
  const marksOf = Map.groupBy(marks, ({ student_id }) => student_id)
  return children.map((child): Omit<DictationResult, 'mark'> => {
    const { id: student_id, step_id, test_complete } = child
    const byHand = marksOf.get(student_id) ?? []
    const byDevice = answersOf.get(step_id) ?? []
    const known = { student_id, name: formatStudentName(child) }
    if (byHand.length > 0) {
      const given = byHand.map(({ word_id, input, is_right }) => toAnswer({ word_id, input, is_right }))
      return { ...known, how: 'hand', is_complete: true, answers: given }
    }
    const given = byDevice.map(({ word_id, input, is_right }) => toAnswer({ word_id, input, is_right }))
    return {
      ...known,
      how: given.length === 0 ? null : 'device',
      is_complete: test_complete,
      answers: given,
    }
  })
}

/** Returns the name of the first error in a spelling, or null if it is unknown. */
function explain(
  content: StepContent,
  word: Word | undefined,
  { input, is_right }: Pick<DictationAnswer, 'input' | 'is_right'>,
): string | null {
  if (is_right || word === undefined || input === null || input === '') return null
  const [error] = diagnoseSpelling(toTaughtWord(content, word), input).errors
  if (error === undefined) return null
  const name = nameErrorTag(error.tag)
  return word.verb === undefined ? name : `${name} (${nameVerbForm(word.verb)})`
}

/** Returns the topic for children who missed a word, which is the category of most of their errors. */
function topicOf(
  content: StepContent,
  word: Word,
  results: readonly Pick<DictationResult, 'answers'>[],
): WeekDictation['words'][number]['topic'] {
  const labels = getCategoryLabels()
  const taught = toTaughtWord(content, word)
  const written = results
    .flatMap(({ answers }) => answers)
    .flatMap(({ word_id, input, is_right }) => (word_id === word.id && !is_right && input ? input : []))
  const wrong = written
    .flatMap((input) => diagnoseSpelling(taught, input).errors[0]?.category ?? [])
    .filter((category) => labels.has(category))
  const [most] = [...Map.groupBy(wrong, (category) => category).values()].toSorted(
    (a, b) => b.length - a.length,
  )
  const category = most?.[0] ?? listWordCategories(taught).findLast((asked) => labels.has(asked))
  return category === undefined ? null : { category, name: labels.get(category) ?? category }
}
