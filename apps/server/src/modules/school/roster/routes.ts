import { defineHandlers } from '../../../plugins/contract/handler.ts'
import { createProblemError } from '../../../plugins/errors/problem-error.ts'
import { type PathDependencies, prepareNewMembers } from '../../learn/index.ts'
import { changeGroupStudents } from '../../people/index.ts'
import { setStudentsArchived } from './archive-students.ts'
import { importRoster } from './import-roster.ts'
import { moveGroupToNextYear } from './next-year.ts'
import { previewRoster } from './preview-roster.ts'
import type { RosterReader } from './roster-reader.ts'
import { listImports } from './roster-record.ts'
import { undoImport } from './undo-import.ts'

export function createRosterRoutes(dependencies: PathDependencies & { readonly rosterReader: RosterReader }) {
  const { queries, dialect } = dependencies.database

  /** Refuses a duplicate, which occurs if a colleague adds the same child at the same moment. */
  const refuseDuplicates = async <T>(work: Promise<T>): Promise<T> => {
    try {
      return await work
    } catch (error) {
      if (!dialect.isDuplicate(error)) throw error
      throw createProblemError(
        409,
        'Intussen veranderd',
        'Iemand anders heeft net kinderen toegevoegd. Bekijk de lijst opnieuw.',
      )
    }
  }
  return defineHandlers({
    'PUT /api/v1/begeleider/group/:id/student': async (call) => {
      const group = await changeGroupStudents(call, call.params.id, call.body)
      await prepareNewMembers(dependencies, call, group.id)
      return group
    },
    'POST /api/v1/begeleider/roster/preview': ({ caller, upload, query }) =>
      previewRoster(queries, dependencies.rosterReader, caller, upload, query),
    'GET /api/v1/begeleider/roster/import': ({ caller, now }) => listImports(queries, caller, now),
    'POST /api/v1/begeleider/roster/import': async (call) => {
      const result = await refuseDuplicates(importRoster(call, call.body))
      for (const { id } of result.groups) await prepareNewMembers(dependencies, call, id)
      return result
    },
    'POST /api/v1/begeleider/roster/import/:id/undo': (call) =>
      refuseDuplicates(undoImport(call, call.params.id)),
    'POST /api/v1/begeleider/roster/archive': (call) => setStudentsArchived(call, call.body),
    'POST /api/v1/begeleider/group/:id/next-year': (call) =>
      moveGroupToNextYear(call, call.params.id, call.body),
  })
}
