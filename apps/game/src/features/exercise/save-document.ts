import type { ExerciseDocument } from '@letterliaan/contract'
import type { Client } from '@letterliaan/contract/client'

/** Time that a browser may take to save the file (ms). */
const savingMs = 60_000

const workbook = /^\/api\/v1\/step\/(\d+)\/werkboek\.pdf$/

/** Uses the child's token, as an address expires after hours. Rejects with ApiError or NetworkError. */
export async function saveDocument(client: Client, document: ExerciseDocument): Promise<void> {
  const bytes = await fetchDocument(client, document)
  saveFile(new Blob([bytes], { type: 'application/pdf' }), fileNameOf(document))
}

function fetchDocument(client: Client, { url }: ExerciseDocument): Promise<ArrayBuffer> {
  const [, step_id] = workbook.exec(new URL(url, location.origin).pathname) ?? []
  if (step_id === undefined) throw new Error(`${url} is no workbook`)
  return client.call('GET /api/v1/step/:id/werkboek.pdf', { params: { id: Number(step_id) }, query: {} })
}

const fileNameOf = ({ name }: ExerciseDocument): string => `${name.replaceAll(/[\\/:*?"<>|]+/g, ' -')}.pdf`

function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), savingMs)
}
