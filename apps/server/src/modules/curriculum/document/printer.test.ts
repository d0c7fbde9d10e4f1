import { afterAll, expect, test } from 'vitest'
import { createPrinter, type PrintJob } from './printer.ts'

const job: PrintJob = { type: 'sound-chart', createdAt: 0 }

test('a page is printed again only if it failed before', async () => {
  const underWay: PromiseWithResolvers<Uint8Array>[] = []
  const { print } = createPrinter({
    run() {
      const work = Promise.withResolvers<Uint8Array>()
      underWay.push(work)
      return work.promise
    },
    load: () => ({ length: 0, max: 1 }),
    close() {},
  })
  const failing = print(1, 'a', job)
  expect(print(2, 'a', job)).toBe(failing)
  underWay[0]?.reject(new Error('no paper'))
  await expect(failing).rejects.toThrow('no paper')
  const again = print(1, 'a', job)
  underWay[1]?.resolve(Uint8Array.of(2))
  expect(await again).toEqual(Uint8Array.of(2))
  expect(print(2, 'a', job)).toBe(again)
})

const printer = createPrinter()
afterAll(() => printer.close())

test('a page that cannot be printed does not affect other pages', async () => {
  const broken = { type: 'report', report: null, createdAt: 0 } as unknown as PrintJob
  const [failing, next] = [printer.printOnce(1, broken), printer.printOnce(1, job)]
  await expect(failing).rejects.toThrow('null')
  const bytes = Buffer.from(await next)
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
  expect(Buffer.from(await printer.printOnce(1, job)).equals(bytes)).toBe(true)
})
