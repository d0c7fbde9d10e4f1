import type { PreviewedRow, RosterPreview } from '@letterliaan/contract'
import { fireEvent, screen } from '@testing-library/react'
import type { Answers } from '../../testing/fake-server.ts'
import { openPage } from '../../testing/open-page.tsx'
import { createSampleGroup, createSampleRow } from '../../testing/samples.ts'
import { AddChildrenPage } from './AddChildrenPage.tsx'

export const previewCall = 'POST /api/v1/begeleider/roster/preview'
export const importCall = 'POST /api/v1/begeleider/roster/import'
export const undoCall = 'POST /api/v1/begeleider/roster/import/:id/undo'

export const createPreview = (rows: PreviewedRow[], more: Partial<RosterPreview> = {}): RosterPreview => ({
  kind: 'names',
  table: null,
  rows,
  gone: [],
  groups: [],
  ...more,
})
const added = {
  id: 4,
  num_added: 2,
  num_changed: 0,
  num_archived: 0,
  refused: [],
  groups: [{ id: 7, name: 'Groep 5' }],
}
const answers: Answers = {
  'GET /api/v1/begeleider/group': [createSampleGroup(7, 'Groep 5'), createSampleGroup(8, 'Plusgroep')],
  'GET /api/v1/begeleider/roster/import': [],
  [previewCall]: createPreview([createSampleRow(1, 'Noor'), createSampleRow(2, 'Sam')]),
  [importCall]: added as never,
}

export async function openAddChildrenPage(more: Answers = {}, group_id?: number) {
  const query = group_id === undefined ? '' : `?groep=${group_id}`
  window.history.replaceState(null, '', `/begeleider/kinderen/toevoegen${query}`)
  const page = await openPage(<AddChildrenPage />, { ...answers, ...more })
  const field = () => screen.getByLabelText(/^Namen, of kolommen/)
  const type = (text: string) => fireEvent.change(field(), { target: { value: text } })
  const choose = (label: string, option: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value: option } })
  return { ...page, field, type, choose }
}
