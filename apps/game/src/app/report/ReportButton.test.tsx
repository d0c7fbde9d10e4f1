// @vitest-environment jsdom
import { NetworkError } from '@letterliaan/contract/client'
import type { UtteranceEnd } from '@letterliaan/ui/sound'
import { type ReadAloudLine, ReadAloudContext } from '@letterliaan/ui/spoken'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { ReportButton } from './ReportButton.tsx'
import { createShownContent } from './shown-content.ts'
import { renderInGame } from '../../testing/render-in-game.tsx'
import { useReport } from './useReport.tsx'

const titleField = () => screen.findByLabelText<HTMLInputElement>('Titel')
const openForm = () => fireEvent.click(screen.getByRole('button', { name: 'Fout gevonden?' }))

function Report() {
  const { open, dialog } = useReport('noor@school.nl')
  return (
    <>
      <ReportButton onOpen={open} />
      {dialog}
    </>
  )
}

function renderButton(answer: () => Promise<unknown> = async () => ({}), place: object = {}) {
  const call = vi.fn<(name: string, input: { readonly body: unknown }) => Promise<unknown>>(answer)
  const services = { client: { call }, showing: createShownContent(() => place), readConsoleErrors: () => [] }
  const say = vi.fn<(line: ReadAloudLine) => Promise<UtteranceEnd>>(async () => 'ended')
  renderInGame(
    <ReadAloudContext value={{ isAutomatic: true, say }}>
      <Report />
    </ReadAloudContext>,
    services,
  )
  openForm()
  return { call, texts: () => say.mock.calls.map(([line]) => line.text) }
}

const sentBody = (call: ReturnType<typeof renderButton>['call']) => call.mock.calls[0]?.[1].body
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Verzenden' }))

async function report(answer: () => Promise<unknown>) {
  const { call } = renderButton(answer)
  fireEvent.change(await titleField(), { target: { value: 'Het geluid' } })
  fireEvent.change(screen.getByLabelText('Beschrijving'), { target: { value: 'Ik hoor niets.' } })
  fireEvent.change(screen.getByLabelText('Categorie'), { target: { value: 'bug_other' } })
  send()
  return call
}

const onMap = { id: 1 }
const atLesson = { world_id: 1, stap_id: 3 }
const inExercise = { ...atLesson, exercise_id: 3001 }

test.each([
  ['Het geluid', inExercise, { kind: 'sound', category: 'bug_word', title: 'Het geluid klopt niet' }],
  ['Het geluid', onMap, { kind: 'sound', category: 'bug_other', title: 'Het geluid klopt niet' }],
  ['Het woord', inExercise, { kind: 'word', category: 'bug_word', title: 'Het woord klopt niet' }],
  ['Het plaatje', inExercise, { kind: 'picture', category: 'bug_word', title: 'Het plaatje klopt niet' }],
  ['Het plaatje', atLesson, { kind: 'picture', category: 'bug_anchor', title: 'Het plaatje klopt niet' }],
  ['Het plaatje', onMap, { kind: 'picture', category: 'bug_other', title: 'Het plaatje klopt niet' }],
  ['Iets anders', onMap, { kind: 'other', category: 'bug_other', title: 'Er is iets anders mis' }],
])(
  'BUG-1 %s: a tap on its picture fills in the form for the page, and the next tap sends it',
  async (name, place, filled) => {
    const { call } = renderButton(undefined, place)
    fireEvent.click(await screen.findByRole('radio', { name }))
    send()
    await screen.findByText('Rapport is verzonden!')
    expect(sentBody(call)).toMatchObject({ ...filled, description: expect.stringMatching(/\w/) })
  },
)

test('BUG-1 each empty field says what it needs, and the report is not sent', async () => {
  renderButton()
  const title = await titleField()
  expect(title.closest('details, [hidden]')).toBeNull()
  for (const field of [screen.getByLabelText('Categorie'), title, screen.getByLabelText('Beschrijving')])
    fireEvent.blur(field)
  screen.getByRole('combobox', { description: 'Selecteer een categorie' })
  screen.getByRole('textbox', { description: 'Voer een korte titel in' })
  screen.getByRole('textbox', { description: 'Voer een beschrijving in' })
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Verzenden' }).disabled).toBe(true)
})

test("BUG-1 the child's own text stays when a category is chosen from the list", async () => {
  const { call } = renderButton()
  fireEvent.click(await screen.findByRole('radio', { name: 'Het woord' }))
  fireEvent.change(await titleField(), { target: { value: 'Vis is fout' } })
  fireEvent.click(screen.getByRole('radio', { name: 'Het plaatje' }))
  expect((await titleField()).value).toBe('Vis is fout')
  expect(screen.getByLabelText<HTMLTextAreaElement>('Beschrijving').value).toContain('plaatje')
  fireEvent.change(screen.getByLabelText('Categorie'), { target: { value: 'bug_exercise' } })
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Het plaatje' }).checked).toBe(false)
  send()
  await screen.findByText('Rapport is verzonden!')
  expect(sentBody(call)).toMatchObject({ kind: null, category: 'bug_exercise', title: 'Vis is fout' })
})

test('GIDS-1 the form reads its question and pictures aloud, and says what to do after one is chosen', async () => {
  const { texts } = renderButton()
  const names = ['Het geluid', 'Het woord', 'Het plaatje', 'Iets anders']
  await waitFor(() => expect(texts()).toEqual(['Wat klopt er niet?', ...names]))
  fireEvent.click(screen.getByRole('radio', { name: 'Het geluid' }))
  await waitFor(() =>
    expect(texts().slice(5)).toEqual(['Het geluid klopt niet', 'Druk op Verzenden, of typ er iets bij.']),
  )
})

test('BUG-3 a sent report is confirmed, and the form is then empty', async () => {
  const call = await report(async () => ({}))
  await screen.findByText('Rapport is verzonden!')
  expect(call.mock.calls[0]).toMatchObject([
    'POST /api/v1/user-report',
    { body: { kind: null, category: 'bug_other', title: 'Het geluid', description: 'Ik hoor niets.' } },
  ])
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  openForm()
  expect((await titleField()).value).toBe('')
})

test('BUG-3 a report that could not be sent keeps its text', async () => {
  const call = await report(() => Promise.reject(new NetworkError('offline')))
  await waitFor(() => expect(call).toHaveBeenCalledOnce())
  expect(screen.queryByText('Rapport is verzonden!')).toBeNull()
  expect((await titleField()).value).toBe('Het geluid')
})
