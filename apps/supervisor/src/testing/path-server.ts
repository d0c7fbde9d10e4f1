import type { ChildPath, GroupPath, PathDocument } from '@letterliaan/contract'
import { createEntry, openSettings } from '@letterliaan/rules/preparation'
import { createRefusal, type Answers } from './fake-server.ts'

export const pickableSteps = [
  { nr: 1, label: 'Korte klank', rule: 'Kort is kort', category: 'kort', world: 1 },
  { nr: 2, label: 'Lange klank', rule: 'Lang is lang', category: 'lang', world: 1 },
  { nr: 3, label: 'Woorden met ng', rule: 'De ng', category: 'ng', world: 2 },
].map((step) => Object.assign({ is_own: false, position: null, dl: 5, num_words: 20, pair: null }, step))

export const createLessonEntry = (nr: number, world: number | null = 1) =>
  createEntry({ nr, is_own: false, is_test_step: false }, world)

export const createPath = (...entries: PathDocument['entries']): PathDocument => ({
  entries,
  settings: openSettings,
})

const sameVersion = (path: PathDocument): string =>
  JSON.stringify(path).slice(0, 60) + JSON.stringify(path).length

type Stored = Partial<Omit<ChildPath & GroupPath, 'path' | 'version'>>

/** Creates a server with one path, for child 3 and group 7. A second undo redoes the change. */
export function createPathServer(first: PathDocument, more: Stored = {}) {
  let path = first
  let before: PathDocument | null = null
  const read = () => ({
    student_id: 3,
    group_id: 7,
    name: 'Noor',
    follows_group_id: null,
    groups: [],
    children: [],
    removed: [],
    worked: [],
    progress: [],
    updated_at: 100,
    ...more,
    path,
    version: sameVersion(path),
    can_undo: before !== null,
  })
  const put = ({ body }: { body: { version: string; path: PathDocument } }) => {
    if (body.version !== sameVersion(path))
      return createRefusal(409, 'Iemand anders heeft dit pad intussen gewijzigd.')
    ;[path, before] = [body.path, path]
    return read()
  }
  const undo = () => {
    ;[path, before] = [before ?? path, path]
    return read()
  }
  const give = ({ body: { nr, is_own } }: { body: { nr: number; is_own: boolean } }) => {
    const opened = createEntry({ nr, is_own, is_test_step: false }, 1, { lock: 'open' })
    ;[path, before] = [{ ...path, entries: [...path.entries, opened] }, path]
    return { changed_ids: [3], own_path_ids: [], had: [], passed: [], unreached: [], updated_at: 101 }
  }
  const answers: Answers = {
    'GET /api/v1/begeleider/student/:id/path': read,
    'GET /api/v1/begeleider/group/:id/path': read,
    'PUT /api/v1/begeleider/student/:id/path': put,
    'PUT /api/v1/begeleider/group/:id/path': put,
    'POST /api/v1/begeleider/path/undo': undo,
    'POST /api/v1/begeleider/path/step': give,
    'GET /api/v1/begeleider/curriculum': pickableSteps,
    'GET /api/v1/begeleider/student': [],
    'GET /api/v1/begeleider/group': [],
  }
  return { answers, current: () => path, store: (next: PathDocument) => ([path, before] = [next, path]) }
}
