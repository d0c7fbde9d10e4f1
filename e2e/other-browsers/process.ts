import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'

const patience = 60_000

export async function waitForLine(child: ChildProcess, pattern: RegExp): Promise<RegExpExecArray> {
  let printed = ''
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`It does not start: ${printed}`)), patience)
    const read = (text: Buffer): void => {
      printed += String(text)
      const found = pattern.exec(printed)
      if (found === null) return
      clearTimeout(timer)
      resolve(found)
    }
    child.stderr?.on('data', read)
    child.stdout?.on('data', read)
    child.once('exit', () => {
      clearTimeout(timer)
      reject(new Error(`It ends at once: ${printed}`))
    })
  })
}

export async function endProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGTERM')
  await once(child, 'exit')
}
