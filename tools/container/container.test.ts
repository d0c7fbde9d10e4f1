import { spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readStages } from './read-steps.ts'
import { removeStages, runStages } from './run-steps.ts'
import { isLong } from '../testing/is-long.ts'

const root = join(import.meta.dirname, '../..')
const file = readFileSync(join(root, 'Containerfile'), 'utf8')
const stages = readStages(file)
const last = stages.at(-1)?.steps ?? []
const textsOf = (name: string): string[] => last.filter((step) => step.name === name).map(({ text }) => text)

test('OPS-1 the container runs as an unprivileged user, with one volume and a health check', () => {
  expect(textsOf('USER')).toEqual(['1000:1000'])
  expect(textsOf('VOLUME')).toEqual(['/app/data'])
  expect(textsOf('ENV').join(' ')).toContain('DATA_DIR=/app/data')
  expect(textsOf('HEALTHCHECK').join(' ')).toContain('/healthz')
  expect(last.findIndex(({ name }) => name === 'USER')).toBeLessThan(
    last.findIndex(({ name }) => name === 'CMD'),
  )
})

test('OPS-1 the container contains no development tools', () => {
  expect(textsOf('RUN').filter((text) => text.startsWith('npm'))).toEqual([
    'npm ci --omit=dev --workspace=@letterliaan/server --no-audit --no-fund',
  ])
})

test('OPS-1 a production install contains nothing of the browser tests and the benches', () => {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Readonly<Record<string, { readonly dev?: boolean }>>
  }
  const installed = Object.entries(packages).flatMap(([name, { dev }]) => (dev === true ? [] : name))
  for (const name of ['playwright-core', 'axe-core', 'nspell', 'vitest'])
    expect(installed).not.toContain(`node_modules/${name}`)
  expect(installed).toContain('node_modules/fastify')
})

test('OPS-1 the container starts the server in the same way as npm start', async () => {
  const { serverFlags } = (await import('../setup/server-flags.mjs')) as { serverFlags: readonly string[] }
  expect(JSON.parse(textsOf('CMD')[0] ?? '')).toEqual(['node', ...serverFlags, 'apps/server/src/main.ts'])
})

test('a step of a container file is read across several lines, without comments', () => {
  expect(readStages('# a\nFROM x AS y\nRUN a \\\n  b\n')).toEqual([
    { name: 'y', steps: [{ name: 'RUN', text: 'a    b' }] },
  ])
  expect(() => readStages('RUN a')).toThrow('before any FROM')
})

/** Long, because two installations and a build take minutes. Only root may switch to the container's user. */
test.runIf(isLong && process.getuid?.() === 0)(
  'OPS-1 the steps of the container file, if run in a clean folder, make a server that starts',
  { timeout: 20 * 60_000 },
  async () => {
    const into = mkdtempSync(join(tmpdir(), 'letterliaan-container-'))
    try {
      const ignored = readFileSync(join(root, '.dockerignore'), 'utf8').split('\n').filter(Boolean)
      const image = runStages(stages, { context: root, ignored, into, onStep: (told) => console.log(told) })
      expect(statSync(join(image.folder, 'data')).uid).toBe(image.user)
      const port = await findFreePort()
      const user = { uid: image.user, gid: image.user }
      chmodSync(into, 0o755)
      const [, ...values] = image.command
      const server = spawn(process.execPath, values, {
        cwd: image.folder,
        env: { ...image.env, PORT: String(port) },
        ...user,
      })
      try {
        const printed = await new Promise<string>((resolve, reject) => {
          let text = ''
          const onText = (bytes: Buffer): void => {
            text += bytes.toString()
            if (text.includes('/eerste-beheerder')) resolve(text)
          }
          server.stdout.on('data', onText)
          server.stderr.on('data', onText)
          server.on('exit', (code) => reject(new Error(`ended with ${code}: ${text}`)))
        })
        expect(printed).toContain('Letterliaan is nog leeg.')
        const page = await fetch(`http://127.0.0.1:${port}/`, { headers: { accept: 'text/html' } })
        expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('<div id="root">')])
        expect(statSync(join(image.folder, 'data/letterliaan.db')).uid).toBe(image.user)
      } finally {
        server.removeAllListeners('exit')
        server.kill('SIGTERM')
        await new Promise((resolve) => server.once('exit', resolve))
      }
    } finally {
      removeStages(into)
    }
  },
)

const findFreePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number }
      probe.close(() => resolve(port))
    })
  })
