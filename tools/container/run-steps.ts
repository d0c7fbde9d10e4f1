import { spawnSync } from 'node:child_process'
import { chmodSync, cpSync, existsSync, globSync, mkdirSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { ContainerStage, ContainerStep } from './read-steps.ts'

export interface BuiltImage {
  readonly folder: string
  readonly env: Readonly<Record<string, string>>
  readonly user: number
  readonly command: readonly string[]
}

/** The container's WORKDIR. */
const workFolder = '/app'

interface Build {
  readonly context: string
  readonly ignored: readonly string[]
  readonly into: string
  readonly onStep: (told: string) => void
}

/** Runs the stages like a container engine, each in a folder, on this machine's Node. Returns the last stage. */
export function runStages(stages: readonly ContainerStage[], build: Build): BuiltImage {
  const folders = new Map<string, string>()
  let image: BuiltImage | null = null
  for (const [at, { name, steps }] of stages.entries()) {
    const folder = join(build.into, `stage-${at}`)
    mkdirSync(folder)
    chmodSync(folder, 0o755)
    folders.set(name, folder)
    image = { folder, env: {}, user: 0, command: [] }
    for (const step of steps) image = runStep(step, image, { ...build, folders })
  }
  if (image === null) throw new Error('no stage')
  return image
}

interface Surroundings extends Build {
  readonly folders: ReadonlyMap<string, string>
}

function runStep({ name, text }: ContainerStep, image: BuiltImage, build: Surroundings): BuiltImage {
  build.onStep(`${name} ${text}`)
  switch (name) {
    case 'COPY':
      copy(text, image, build)
      return image
    case 'RUN':
      runCommand(text, image)
      return image
    case 'ENV': {
      const pairs = text.split(' ').map((pair) => pair.split('=') as [string, string])
      const env = Object.fromEntries(pairs.map(([key, value]) => [key, inFolder(value, image.folder)]))
      return { ...image, env: { ...image.env, ...env } }
    }
    case 'USER':
      return { ...image, user: Number(text.split(':')[0]) }
    case 'CMD':
      return { ...image, command: JSON.parse(text) as string[] }
    case 'WORKDIR':
      if (text !== workFolder) throw new Error(`WORKDIR ${text}`)
      return image
    case 'VOLUME':
    case 'EXPOSE':
    case 'HEALTHCHECK':
      return image
    default:
      throw new Error(`${name} is no step that is known here`)
  }
}

const inFolder = (path: string, folder: string): string =>
  path === workFolder || path.startsWith(`${workFolder}/`) ? folder + path.slice(workFolder.length) : path

function copy(text: string, { folder }: BuiltImage, { context, ignored, folders }: Surroundings): void {
  const [, from, source = '', target = ''] = /^(?:--from=(\S+) )?(\S+) (\S+)$/.exec(text) ?? []
  const to = join(folder, target)
  mkdirSync(dirname(to), { recursive: true })
  if (from !== undefined) {
    const stage = folders.get(from)
    if (stage === undefined) throw new Error(`no stage ${from}`)
    return cpSync(inFolder(source, stage), to, { recursive: true })
  }
  const left = new Set(
    ignored.flatMap((pattern) => globSync(pattern, { cwd: context })).map((path) => join(context, path)),
  )
  cpSync(join(context, source), to, { recursive: true, filter: (path) => !left.has(path) })
}

/** Skips the installation of Debian packages, because they depend on the machine. */
function runCommand(text: string, { folder, env }: BuiltImage): void {
  if (text.startsWith('apt-get ')) return
  const { PATH, HOME } = process.env
  const { status } = spawnSync('sh', ['-c', text], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { PATH: withoutModules(PATH ?? ''), HOME, ...env },
  })
  if (status !== 0) throw new Error(`RUN ${text} ended with ${status}`)
}

/** Removes node_modules from PATH, because an npm script must use the programs of its own project. */
const withoutModules = (path: string): string =>
  [dirname(process.execPath), ...path.split(':').filter((part) => !part.includes('node_modules'))].join(':')

export function removeStages(into: string): void {
  if (existsSync(into)) rmSync(into, { recursive: true, force: true })
}
