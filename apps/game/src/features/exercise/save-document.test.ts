// @vitest-environment jsdom
import type { Client } from '@letterliaan/contract/client'
import { beforeEach, expect, test, vi } from 'vitest'
import { saveDocument } from './exercise-ports.ts'

const workbook = { id: 57, name: 'Werkboek: Korte klank', url: '/api/v1/step/57/werkboek.pdf?exp=1&sig=x' }
const saved: { readonly href: string; readonly name: string }[] = []
const call = vi.fn<(...call: unknown[]) => Promise<ArrayBuffer>>()
const client = { call } as unknown as Client

beforeEach(() => {
  saved.length = 0
  call.mockReset().mockResolvedValue(new ArrayBuffer(8))
  Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => undefined })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push({ href: this.href, name: this.download })
  })
})
test("a workbook is fetched with the child's token and saved with its file name", async () => {
  await saveDocument(client, workbook)
  expect(call).toHaveBeenCalledExactlyOnceWith('GET /api/v1/step/:id/werkboek.pdf', {
    params: { id: 57 },
    query: {},
  })
  expect(saved).toEqual([{ href: 'blob:1', name: 'Werkboek - Korte klank.pdf' }])
})

test('a document that could not be fetched is not saved', async () => {
  call.mockRejectedValue(new Error('no network'))
  await expect(saveDocument(client, workbook)).rejects.toThrow('no network')
  await expect(saveDocument(client, { ...workbook, url: '/nergens.pdf' })).rejects.toThrow('no workbook')
  expect(saved).toEqual([])
})
