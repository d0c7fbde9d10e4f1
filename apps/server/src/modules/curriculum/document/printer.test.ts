import { expect, test } from 'vitest'
import { createPrinter, type PrintJob } from './printer.ts'

const job: PrintJob = { type: 'sound-chart', createdAt: 0 }

/** A printer whose documents are done when a test says so. */
function slowPrinter() {
  const underWay: PromiseWithResolvers<Uint8Array>[] = []
  const printer = createPrinter(() => {
    const work = Promise.withResolvers<Uint8Array>()
    underWay.push(work)
    return work.promise
  })
  return { underWay, print: (key: string) => printer.print(key, job) }
}

test('lays out one document at a time, in the order in which they were asked', async () => {
  const { underWay, print } = slowPrinter()
  const asked = ['a', 'b', 'c'].map(print)
  for (const [at, pdf] of asked.entries()) {
    await expect.poll(() => underWay.length).toBe(at + 1)
    underWay[at]?.resolve(Uint8Array.of(at))
    expect(await pdf).toEqual(Uint8Array.of(at))
  }
})

test('what was made is kept; what failed is made again, and stops no other', async () => {
  const { underWay, print } = slowPrinter()
  const [failing, next] = [print('a'), print('b')]
  expect(print('b')).toBe(next)
  await expect.poll(() => underWay.length).toBe(1)
  underWay[0]?.reject(new Error('no paper'))
  await expect(failing).rejects.toThrow('no paper')
  await expect.poll(() => underWay.length).toBe(2)
  underWay[1]?.resolve(Uint8Array.of(1))
  await next
  const again = print('a')
  await expect.poll(() => underWay.length).toBe(3)
  underWay[2]?.resolve(Uint8Array.of(2))
  expect(await again).toEqual(Uint8Array.of(2))
})

test('what cannot be laid out fails alone: the thread that it ended is not asked again', async () => {
  const printer = createPrinter()
  const broken = { type: 'report', report: null, createdAt: 0 } as unknown as PrintJob
  const [failing, next] = [printer.printOnce(broken), printer.printOnce(job)]
  await expect(failing).rejects.toThrow('null')
  const bytes = Buffer.from(await next)
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
  expect(Buffer.from(await printer.printOnce(job)).equals(bytes)).toBe(true)
})
