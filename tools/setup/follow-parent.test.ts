import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const program = `
  import { whenParentEnds } from ${JSON.stringify(join(import.meta.dirname, 'follow-parent.mjs'))}
  whenParentEnds(() => { console.log('ended'); process.exit() })
  setInterval(() => {}, 1000)
  console.log('runs')
`

test.skipIf(process.platform === 'win32')(
  'a process that npm started ends with npm, although the shell of npm does not pass on signals',
  async () => {
    const command = `"${process.execPath}" --input-type=module -e "$PROGRAM"; true`
    const shell = spawn('sh', ['-c', command], { env: { ...process.env, PROGRAM: program } })
    let said = ''
    shell.stdout.on('data', (data: Buffer) => (said += data.toString()))
    await once(shell.stdout, 'data')
    shell.kill('SIGTERM')
    await once(shell, 'close')
    expect(said).toBe('runs\nended\n')
  },
)
