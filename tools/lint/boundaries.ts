import { dirname, join, relative } from 'node:path'

/** A limit on which part may import which (docs/architecture.md, Folders and Rooms of the server). */
export interface Boundary {
  readonly of: RegExp
  readonly forbids: RegExp
  readonly message: string
}

const letterliaan = (names: string): string => `@letterliaan/(${names})(/|$)`

const serverOnly = '^(fastify|kysely|node:)'

const packages: readonly Boundary[] = [
  {
    of: /./,
    forbids: /^@letterliaan\/[a-z]+\/src\//,
    message: 'Import a package by what its `exports` offer, never by a file inside it.',
  },
  {
    of: /^packages\/dutch\//,
    forbids: /^(?!packages\/dutch\/)/,
    message:
      'packages/dutch is pure orthography without dependencies: what needs more belongs in rules, exercises or an app.',
  },
  {
    of: /^packages\/roster\//,
    forbids: /^(?!packages\/roster\/|papaparse$|saxes$)/,
    message:
      'packages/roster reads lists of children and knows nothing else: what a child, a group or the database is comes in as an argument, from apps/server.',
  },
  {
    of: /^packages\/rules\//,
    forbids: new RegExp(
      `^(node:|react|fastify|kysely|zod|${letterliaan('ui|web|exercises|curriculum|speech')})`,
    ),
    message:
      "packages/rules is pure: it knows dutch and the contract's types. A clock, chance or a database come in as arguments; code that needs them belongs in apps/server.",
  },
  {
    of: /^packages\/exercises\/(?!src\/(views\.ts|templates\/views\.ts|view-kit\/)).*\.ts$/,
    forbids: new RegExp(`^(react|${letterliaan('ui|web|speech|curriculum')})|\\.tsx$|\\.css$`),
    message:
      'The logic of an exercise is pure, so that the server can judge with it: what is shown belongs in a .tsx view.',
  },
  {
    of: /^packages\/exercises\//,
    forbids: new RegExp(`${serverOnly}|^${letterliaan('speech|curriculum')}`),
    message:
      'Exercises know no server: what the app or the server has comes in as an argument or through ports.',
  },
  {
    of: /^packages\/contract\//,
    forbids: /^(@letterliaan\/|node:|react|fastify|kysely)/,
    message: 'packages/contract is schemas and a client, for browser and server alike: it imports only zod.',
  },
  {
    of: /^packages\/texts\//,
    forbids: /^(?!packages\/texts\/)/,
    message:
      'packages/texts is data without dependencies: what shows or says a text imports it, never the other way.',
  },
  {
    of: /^packages\/ui\//,
    forbids: /^@letterliaan\/(?!texts(\/|$))/,
    message:
      'packages/ui shows and sounds: it knows no rules, contract or exercises, only its texts. Pass what it needs as props.',
  },
  {
    of: /^packages\/ui\/src\/music\//,
    forbids: /^(react|@letterliaan\/)|\.(tsx|css)$|^packages\/ui\/src\/(?!music\/)/,
    message:
      'Music is rendered in a worker and measured without a browser: it knows no React and no other room.',
  },
  {
    of: /^packages\/web\//,
    forbids: new RegExp(
      `^${letterliaan('curriculum|dutch|exercises|print|rules|speech|ui')}|${serverOnly}|^apps/`,
    ),
    message:
      "packages/web knows React and the contract's client and types: what is of one app comes in as an argument.",
  },
]

const apps: readonly Boundary[] = [
  {
    of: /^apps\/game\//,
    forbids: new RegExp(`^${letterliaan('curriculum|print|speech')}|${serverOnly}|^apps/(?!game/)`),
    message: "This is the server's or the supervisor's: the app gets it through the contract.",
  },
  {
    // Excludes the preview, which plays exercises, and the list of templates to exclude.
    of: /^apps\/supervisor\/(?!src\/features\/(step-preview\/|path\/ExcludedTemplates))/,
    forbids: new RegExp(
      `^${letterliaan('curriculum|exercises|print|speech(?!/judge$)')}|${serverOnly}|^apps/(?!supervisor/)`,
    ),
    message: "This is the server's or the child's: the supervisor's app gets it through the contract.",
  },
  {
    of: /^apps\/(game|supervisor)\/src\/app\//,
    forbids: /^apps\/(game|supervisor)\/src\/(features|routes|start)\//,
    message: 'What a feature, route or start needs of src/app is imported there, never the other way round.',
  },
  {
    of: /^apps\/(game|supervisor)\/src\/features\//,
    forbids: /^apps\/(game|supervisor)\/src\/(routes|start)\//,
    message: 'Features import no routes: a route composes them.',
  },
]

/** Sorted from the top down, because a room imports only rooms below it. */
export const serverRooms: readonly string[] = [
  'data',
  'paper',
  'insight',
  'school',
  'learn',
  'people',
  'audit-log',
  'sound',
  'curriculum',
  'diary',
  'identity',
  'subscriptions',
  'live',
]

const server: readonly Boundary[] = [
  {
    of: /^apps\/server\//,
    forbids: new RegExp(`^react|^@letterliaan/exercises/views|^${letterliaan('ui|web')}|^apps/(?!server/)`),
    message:
      "The server judges with '@letterliaan/exercises/logic' and shows nothing: views belong to apps/game.",
  },
  {
    of: /^apps\/server\/src\/(db|events|files|plugins|threads)\//,
    forbids: /^apps\/server\/src\/(modules|operations|testing)\//,
    message:
      'db, events, files, plugins and threads know no room: what a room knows comes in as an argument.',
  },
  {
    of: /^apps\/server\/src\/modules\//,
    forbids: /^apps\/server\/src\/(operations|testing)\//,
    message:
      'Operations and test helpers use the rooms, never the other way: code that both need belongs in a room, db or plugins.',
  },
]

const boundaries = [...packages, ...apps, ...server]

/** Returns the part of a path, or undefined. Others import only the part's `index.ts`. */
const partOf = (pattern: RegExp, path: string): string | undefined => pattern.exec(path)?.[1]
const feature = /^apps\/(?:game|supervisor)\/src\/features\/([^/]+)\//
const room = /^apps\/server\/src\/modules\/([^/]+)\//

function findRoomTrouble(path: string, target: string): string | undefined {
  const here = partOf(room, path)
  const there = partOf(room, target)
  if (here === undefined || there === undefined || here === there) return undefined
  if (serverRooms.indexOf(there) > serverRooms.indexOf(here)) return undefined
  return `${here} stands below ${there} (docs/architecture.md, Rooms of the server): what it needs of that moves down, or is told by an event.`
}

const mayLookBehind = (path: string, there: string): boolean =>
  path.startsWith('apps/server/src/testing/') || partOf(room, path) === there

function findFaceTrouble(path: string, target: string, isTypeOnly: boolean): string | undefined {
  const there = partOf(room, target)
  if (there === undefined || !path.startsWith('apps/server/src/')) return undefined
  const folder = `apps/server/src/modules/${there}/`
  const file = target.slice(folder.length)
  if (path === `${folder}index.ts`) {
    if (isTypeOnly || !/(^|[/-])queries\.ts$/.test(file)) return undefined
    return "A room's SQL is its own: its face shows a service with a verb that does it, or the query belongs to the room that asks."
  }
  if (mayLookBehind(path, there)) {
    if (file !== 'index.ts' || !path.startsWith(folder)) return undefined
    return 'The files of a room import each other, not their own face: that would be a circle.'
  }
  if (file === 'index.ts') return undefined
  return `Only the face of a room is imported, modules/${there}/index.ts: name there what others need, a service or a type.`
}

function findFeatureTrouble(path: string, target: string): string | undefined {
  const here = partOf(feature, path)
  const there = partOf(feature, target)
  if (here === undefined || there === undefined || here === there) return undefined
  return "Features don't import each other: a route composes them; what they share belongs in src/app or a package."
}

const template = /^packages\/exercises\/src\/templates\/([A-Z]\w*)\//

function findTemplateTrouble(path: string, target: string): string | undefined {
  const here = partOf(template, path)
  const there = partOf(template, target)
  if (here === undefined || there === undefined || here === there) return undefined
  return "Templates don't import each other: what they share belongs in kit or view-kit."
}

/** Returns why an import is forbidden, or undefined. `path`: from the root; `source`: as written. */
export function findBoundaryViolation(path: string, source: string, isTypeOnly = false): string | undefined {
  const target = source.startsWith('.') ? join(dirname(path), source) : source
  const crossed = boundaries.find(({ of, forbids }) => of.test(path) && forbids.test(target))
  return (
    crossed?.message ??
    findRoomTrouble(path, target) ??
    findFaceTrouble(path, target, isTypeOnly) ??
    findFeatureTrouble(path, target) ??
    findTemplateTrouble(path, target)
  )
}

export const getPathFromRoot = (root: string, file: string): string =>
  relative(root, file).replaceAll('\\', '/')
