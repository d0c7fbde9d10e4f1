import { expect, test } from 'vitest'
import { LogFlush } from './log-flush.ts'

/** Simulates a disk whose fsync calls end when the test releases them. */
function openDisk() {
  const syncs: PromiseWithResolvers<void>[] = []
  const lost: Error[] = []
  const done: string[] = []
  const sync = (): Promise<void> => {
    const begun = Promise.withResolvers<void>()
    syncs.push(begun)
    return begun.promise
  }
  const flush = new LogFlush(sync, (error) => lost.push(error))
  const commit = (name: string): Promise<unknown> => {
    flush.committed()
    return wait(name)
  }
  const wait = (name: string): Promise<unknown> =>
    flush.wait().then(
      () => done.push(name),
      () => done.push(`${name} is lost`),
    )
  return { syncs, lost, done, commit, wait, turn: () => new Promise((resolve) => setImmediate(resolve)) }
}

test('commits in one turn of the event loop share an fsync', async () => {
  const { syncs, done, commit, turn } = openDisk()
  const both = [commit('first'), commit('second')]
  await turn()
  expect([syncs.length, done]).toEqual([1, []])
  syncs[0]?.resolve()
  await Promise.all(both)
  expect(done).toEqual(['first', 'second'])
})

test('commits during an fsync share the next one', async () => {
  const { syncs, done, commit, turn } = openDisk()
  const first = commit('first')
  await turn()
  const later = [commit('second'), commit('third')]
  syncs[0]?.resolve()
  await first
  await turn()
  expect([syncs.length, done]).toEqual([2, ['first']])
  syncs[1]?.resolve()
  await Promise.all(later)
  expect(done).toEqual(['first', 'second', 'third'])
})

test('a read waits only for earlier commits', async () => {
  const { syncs, done, commit, wait, turn } = openDisk()
  await wait('alone')
  expect([syncs.length, done]).toEqual([0, ['alone']])
  const all = [commit('first'), wait('before the fsync')]
  await turn()
  all.push(wait('during it'))
  expect(done).toEqual(['alone'])
  syncs[0]?.resolve()
  await Promise.all(all)
  await wait('after it')
  expect([syncs.length, done.length]).toEqual([1, 5])
})

test('a failed fsync is never retried: no later commit is confirmed, and the process is notified', async () => {
  const { syncs, lost, done, commit, turn } = openDisk()
  const first = commit('first')
  await turn()
  const second = commit('second')
  syncs[0]?.reject(new Error('EIO'))
  await Promise.all([first, second])
  await commit('third')
  expect(done).toEqual(['first is lost', 'second is lost', 'third is lost'])
  expect([syncs.length, lost.length]).toEqual([1, 1])
})
