import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const mainProgram = fileURLToPath(new URL('../main.ts', import.meta.url))

export interface ServerProcess {
  readonly url: string
  readonly stop: () => Promise<number | null>
  readonly kill: () => Promise<number | null>
}

/** Starts a server and resolves when it listens. `program`: the code of another version. */
export function startServerProcess(
  env: Readonly<Record<string, string>>,
  program = mainProgram,
): Promise<ServerProcess> {
  const child = spawn(process.execPath, [program], {
    env: { ...process.env, NODE_ENV: 'development', PORT: '0', ...env },
  })
  const exited = new Promise<number | null>((resolve) => {
    child.once('exit', resolve)
  })
  return new Promise((resolve, reject) => {
    let output = ''
    const listen = (piece: Buffer): void => {
      output += piece.toString()
      const url = /(?:Open|op) (http:\S+)/.exec(output)?.[1]
      if (url === undefined) return
      resolve({
        url,
        stop() {
          child.kill('SIGTERM')
          return exited
        },
        kill() {
          child.kill('SIGKILL')
          return exited
        },
      })
    }
    child.stdout.on('data', listen)
    child.stderr.on('data', listen)
    void exited.then((code) => reject(new Error(`The server ended with ${code}: ${output}`)))
  })
}
